import { expect, test } from 'vitest';
import { isCsvFile, resultFile } from './csv-files.ts';

test('only .csv files are taken', () => {
  expect(isCsvFile({ name: 'Class 5A.CSV' })).toBe(true);
  expect(isCsvFile({ name: 'class.xlsx' })).toBe(false);
  expect(isCsvFile({ name: 'csv' })).toBe(false);
});

test('the result says of each line what became of it, and runs as no formula', () => {
  const row = {
    line: 2,
    full_name: 'Chen, Mia',
    email: 'm@x.test',
    grade: '5',
    student_id: 7,
    screen_name: 'mia_chen',
  };
  const file = resultFile([
    { ...row, result: 'created', reason: null },
    {
      ...row,
      line: 3,
      full_name: '=1+1',
      screen_name: null,
      result: 'failed',
      reason: 'The "grade" is wrong',
    },
  ]);
  expect(file.split('\r\n')).toEqual([
    'Line,Name,Email,Grade Level,Username,Result,Reason',
    '2,"Chen, Mia",m@x.test,5,mia_chen,Added,',
    '3,\'=1+1,m@x.test,5,,Not added,"The ""grade"" is wrong"',
  ]);
});
