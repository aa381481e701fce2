import { expect, test } from 'vitest';
import { assess } from '../marking/assess.ts';
import { analyseText } from '../parse/index.ts';
import { samplePieces } from '../testing/pieces/sample-pieces.ts';
import { buildFeedback, marksToShow } from './build-feedback.ts';
import { createFeedbackContext } from './feedback-context.ts';

const rhymed = `The Beach at Dawn

The sun climbs up from out the sea
And paints the water gold,
The gulls cry out to you and me
Of stories yet untold.

The waves come whispering to the sand
And tickle at my toes,
A crab goes by with claw in hand
And where, nobody knows.`;

const free = `Rain

rain on the roof
rain on the road
drip drop drip drop
the frogs are singing

my boots are red
my coat is wet
I jump in every puddle
splash`;

const lines = `i went to the park
i saw a dog
it was big
we ran and ran
i like dogs
then we went home`;

test.each([rhymed, free])('a poem is known by its lines', (text) => {
  expect(analyseText(text).isPoem).toBe(true);
});

test('neither a story nor a young child’s lines are taken for a poem', () => {
  const taken = [lines, ...samplePieces.map(({ text }) => text)].filter((text) => analyseText(text).isPoem);
  expect(taken).toEqual([]);
});

test.each([rhymed, free])(
  'a poem is told what the marks can’t say, and no mark falls to nothing without a word',
  (text) => {
    const analysis = analyseText(text);
    const assessment = assess({ analysis, findings: [], genre: 'narrative', year: 5 });
    const feedback = buildFeedback({ analysis, assessment, findings: [] });
    for (const criterion of [
      'text_structure',
      'paragraphing',
      'punctuation',
      'sentence_structure',
    ] as const) {
      expect(feedback[criterion]?.comment).toContain('looks like a poem');
      expect(feedback[criterion]?.suggestions.content.join(' ')).not.toMatch(/paragraph|sentence|problem/i);
    }
    const silent = assessment.marks.filter(
      ({ mark, criterion }) => mark === 0 && !feedback[criterion]?.comment.includes('looks like a poem'),
    );
    expect(silent).toEqual([]);
  },
);

test('what a poem need not have gets no mark', () => {
  const analysis = analyseText(rhymed);
  const assessment = assess({ analysis, findings: [], genre: 'narrative', year: 5 });
  const shown = marksToShow(createFeedbackContext({ analysis, assessment, findings: [] }));
  expect(shown.map(({ criterion }) => criterion)).toEqual(['audience', 'ideas', 'vocabulary', 'spelling']);
  expect(shown.find(({ criterion }) => criterion === 'vocabulary')?.met).not.toBe('');
});
