import { expect, test } from 'vitest';
import { createRedactor } from '../safety/index.ts';
import { createScriptedModel } from '../testing/scripted-model.ts';
import { tagPersonalDataByWords } from '../testing/tag-personal-data.ts';
import { buildReport } from './build-report.ts';
import { rewordReport } from './reword-report.ts';

const input = {
  student_name: 'Tilly Brook',
  period: { from: new Date('2026-07-01'), to: new Date('2026-09-30') },
  writings: [
    {
      title: 'The Fog',
      genre: 'narrative',
      completed_at: new Date('2026-07-12'),
      unscored: null,
      marks: [{ criterion: 'ideas' as const, mark: 3, maximum: 5 }],
      words: 120,
      minutes: 25,
      redrafts: 3,
    },
  ],
};
const reword = (answer: string) => {
  const model = createScriptedModel([answer]);
  const redactor = createRedactor({ names: ['Tilly Brook'] }, tagPersonalDataByWords);
  return { model, report: rewordReport(input, model, redactor) };
};
const good =
  'In this period [NAME_1] finished 1 piece (1 narrative), 120 words long, written in 25 minutes and reworked in 3 redrafts. It is a first snapshot.';

test('a model words the opening, the numbers stay and the name comes back', async () => {
  const { report } = reword(good);
  const { markdown, answered_by } = await report;
  expect(answered_by).toEqual({ coach: 'model', model: 'scripted' });
  expect(markdown).toContain('In this period Tilly Brook finished 1 piece');
  expect(markdown).toContain('| Ideas | 3 of 5 |');
});

test('neither a sentence of the child nor a word of the teacher leaves the house', async () => {
  const model = createScriptedModel([good]);
  const redactor = createRedactor({ names: ['Tilly Brook'] }, tagPersonalDataByWords);
  const quoted = { strong_sentence: 'The fog ate the pier.', comment: 'Lovely opening.' };
  const writings = input.writings.map((writing) => ({ ...writing, ...quoted }));
  const { markdown } = await rewordReport({ ...input, writings }, model, redactor);
  expect(markdown).toContain('The fog ate the pier.');
  expect(JSON.stringify(model.prompts)).not.toMatch(/pier|Lovely/);
});

test('the name does not leave the house', async () => {
  const { model, report } = reword(good);
  await report;
  expect(JSON.stringify(model.prompts)).not.toMatch(/Tilly|Brook/);
});

test.each([
  ['a lost number', 'A good start with 120 words.'],
  ['a changed number', good.replace('120', '140')],
  ['an added number', `${good} That is 15 more than before.`],
  ['a heading', `# Report ${good}`],
  ['a whole lecture', `${good} ${'More and more words follow here. '.repeat(20)}`],
  ['nothing', ''],
])('with %s the counted paragraph stays', async (_name, answer) => {
  const { markdown, answered_by } = await reword(answer).report;
  expect(markdown).toBe(buildReport(input).markdown);
  expect(answered_by.coach).toBe('built-in');
});
