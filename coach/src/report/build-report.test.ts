import { describe, expect, test } from 'vitest';
import { buildReport } from './build-report.ts';
import type { ReportWriting } from './report-facts.ts';

const period = { from: new Date('2026-07-01T00:00:00+10:00'), to: new Date('2026-09-30T00:00:00+10:00') };

const writing = (overrides: Partial<ReportWriting> = {}): ReportWriting => ({
  title: 'The Lost Kite',
  genre: 'narrative',
  completed_at: new Date('2026-07-12T10:00:00+10:00'),
  unscored: null,
  marks: [
    { criterion: 'ideas', mark: 2, maximum: 5 },
    { criterion: 'paragraphing', mark: 1, maximum: 2 },
    { criterion: 'spelling', mark: 3, maximum: 6 },
  ],
  words: 120,
  minutes: 25.4,
  redrafts: 3,
  ...overrides,
});

const later = writing({
  title: 'Why the Tree Fell',
  completed_at: new Date('2026-08-20T10:00:00+10:00'),
  marks: [
    { criterion: 'ideas', mark: 4, maximum: 5 },
    { criterion: 'paragraphing', mark: 0, maximum: 2 },
    { criterion: 'spelling', mark: 3, maximum: 6 },
  ],
  words: 210,
  minutes: 30,
  redrafts: 1,
});

const reportOn = (writings: ReportWriting[], student_name = 'Mia') =>
  buildReport({ student_name, writings, period });

test('tells growth per criterion from the first to the latest piece, whatever order they come in', () => {
  const { markdown } = reportOn([later, writing()]);
  expect(markdown).toContain('| Ideas | 2 of 5 | 4 of 5 | up |');
  expect(markdown).toContain('| Spelling | 3 of 6 | 3 of 6 | steady |');
});

const argument = writing({
  title: 'Why We Need Trees',
  genre: 'persuasive',
  completed_at: new Date('2026-09-01T10:00:00+10:00'),
  marks: [
    { criterion: 'ideas', mark: 5, maximum: 5 },
    { criterion: 'persuasive_devices', mark: 1, maximum: 4 },
  ],
});

test('compares pieces of one kind only, and says so', () => {
  const { summary, markdown } = reportOn([writing(), later, argument]);
  expect(summary).toContain('Most growth: ideas (2 to 4).');
  expect(markdown).toContain('| Ideas | 2 of 5 | 4 of 5 | up |');
  expect(markdown).not.toMatch(/^\| Persuasive/m);
  expect(markdown).toContain(
    'Growth is told of pieces of one kind (2 narrative): other kinds are marked by other rules.',
  );
});

test('one piece each of two kinds is growth in neither', () => {
  const { summary, markdown } = reportOn([writing(), argument]);
  expect(summary).not.toContain('Most growth');
  expect(markdown).not.toContain('Growth per criterion');
  expect(markdown).toContain('| Ideas | 5 of 5 |');
  expect(markdown).toContain('The pieces are of different kinds, which are not compared');
});

test('sums up what was written in one paragraph', () => {
  expect(reportOn([writing(), later]).summary).toBe(
    'Mia finished 2 pieces (2 narrative): 330 words in 55 minutes, with 4 redrafts. Most growth: ideas (2 to 4). Lower in the latest piece: paragraphing (1 to 0).',
  );
});

test('names at most two next steps, ideas and structure before the surface', () => {
  const { markdown } = reportOn([writing()]);
  const next = markdown.split('## Next')[1] ?? '';
  expect(next.match(/^- /gm)).toHaveLength(2);
  expect(next.indexOf('Ideas')).toBeLessThan(
    next.indexOf('Spelling') === -1 ? Infinity : next.indexOf('Spelling'),
  );
});

describe('with little to go on', () => {
  test('no piece is reported as no piece', () => {
    const { markdown } = reportOn([]);
    expect(markdown).toContain('No piece was finished in this period');
    expect(markdown).not.toContain('Growth per criterion');
  });

  test('one piece is called a snapshot', () => {
    const { summary, markdown } = reportOn([writing()]);
    expect(summary).toContain('It is a snapshot');
    expect(markdown).toContain('## Marks per criterion');
    expect(markdown).toContain('| Ideas | 2 of 5 |');
    expect(markdown).not.toContain('Growth per criterion');
  });

  test('unmarked pieces get no table', () => {
    const { markdown } = reportOn([writing({ genre: 'wellbeing', marks: [] })]);
    expect(markdown).not.toContain('| Criterion |');
    expect(markdown).toContain('Reflections carry no marks');
  });

  test('a story without marks is said to wait for its feedback, and is not called a reflection', () => {
    const { summary, markdown } = reportOn([writing({ marks: [] })]);
    expect(markdown).toContain('1 piece could not be marked yet, because the feedback was not ready.');
    expect(markdown).not.toContain('Reflections');
    expect(summary).not.toContain('snapshot');
  });

  test('a piece that could not be scored is explained, and not said to wait for its feedback', () => {
    const spanish = writing({ marks: [], unscored: 'too_little' });
    const { markdown } = reportOn([writing(), spanish, writing({ unscored: 'poem' })]);
    expect(markdown).toContain('1 piece had too little English of the writer’s own to be marked.');
    expect(markdown).toContain('1 piece read as poetry');
    expect(markdown).not.toContain('could not be marked yet');
  });

  test('pieces that wait for their feedback are counted beside marked ones and reflections', () => {
    const reflection = writing({ genre: 'wellbeing', marks: [] });
    const { markdown } = reportOn([writing(), writing({ marks: [] }), writing({ marks: [] }), reflection]);
    expect(markdown).toContain('2 pieces could not be marked yet');
    expect(markdown).not.toContain('Reflections');
  });
});

test('says that the marks are estimates', () => {
  expect(reportOn([writing()]).markdown).toContain('they do not come from ACARA');
});

test('dates are those of the school’s time zone', () => {
  const nearMidnight = writing({ completed_at: new Date('2026-07-11T15:00:00Z') });
  expect(reportOn([nearMidnight]).markdown).toContain('12 July 2026');
});

test('names and titles cannot bring Markdown of their own', () => {
  const { markdown } = reportOn([writing({ title: '# Big\n[link](http://x) | <b>' })], '*Mia*');
  expect(markdown).not.toMatch(/\n# Big/);
  expect(markdown).toContain('\\[link\\]');
  expect(markdown).toContain('\\*Mia\\*');
});

test('an adult reads it in about a minute: under 300 words for six pieces', () => {
  const six = Array.from({ length: 6 }, (_, index) =>
    writing({ completed_at: new Date(2026, 6, index + 1) }),
  );
  expect(reportOn(six).markdown.split(/\s+/).length).toBeLessThan(300);
});

test('a strong sentence, the score and what the teacher said stand in it, as they were typed', () => {
  const { markdown } = reportOn([
    writing({ strong_sentence: 'The old one.', score: { value: 51.2, by_teacher: false, first: 44.6 } }),
    {
      ...later,
      score: { value: 71, by_teacher: true, first: null },
      strong_sentence: 'Trees *breathe* for us.',
      comment: 'Strong | opening.',
    },
  ]);
  expect(markdown).toContain('“Trees \\*breathe\\* for us.” (Why the Tree Fell)');
  expect(markdown).not.toContain('The old one.');
  expect(markdown).toContain('3 redrafts, score 51 (first attempt 45)\n');
  expect(markdown).toContain('1 redraft, score 71 by the teacher');
  expect(markdown).toContain('- **Why the Tree Fell:** Strong \\| opening.');
});

test('a piece that was not redrafted is not said to have 0 redrafts', () => {
  const { markdown } = reportOn([writing({ redrafts: 0 })]);
  expect(markdown).not.toContain('redraft');
  expect(markdown).not.toContain(', .');
});
