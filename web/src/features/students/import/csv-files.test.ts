import { expect, test } from 'vitest';
import { decodeCsv, isCsvFile, resultFile } from './csv-files.ts';

test('a file is read as it was written, in UTF-8 or in what Windows writes', () => {
  expect(decodeCsv(new TextEncoder().encode('Zoë,李'))).toBe('Zoë,李');
  expect(decodeCsv(new Uint8Array([0x5a, 0x6f, 0xeb]))).toBe('Zoë');
  expect(decodeCsv(new Uint8Array([0xff, 0xfe, 0x5a, 0, 0xeb, 0]))).toBe('Zë');
});

test('a file in another alphabet is known by its bytes', () => {
  expect(decodeCsv(new Uint8Array([0xfe, 0xff, 0, 0x5a, 0, 0xeb]))).toBe('Zë');
  expect(decodeCsv(new Uint8Array([0x5a, 0, 0xeb, 0]))).toBe('Zë');
  expect(decodeCsv(new Uint8Array([0, 0x5a, 0, 0xeb]))).toBe('Zë');
  expect(decodeCsv(new Uint8Array([0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7, 0x2c, 0x35]))).toBe('王小明,5');
  expect(decodeCsv(new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]))).toBe('Müller');
});

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
