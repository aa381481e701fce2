import { describe, expect, it } from 'vitest';
import { assess } from '../marking/assess.ts';
import { analyseText } from '../parse/index.ts';
import { buildFeedback, marksToShow } from './build-feedback.ts';
import { createFeedbackContext } from './feedback-context.ts';
import { nextImprovement } from './next-improvement.ts';

const read = (text: string, year: number, isAnyKind = true) => {
  const analysis = analyseText(text);
  const assessment = assess({ analysis, findings: [], genre: 'narrative', year, isAnyKind });
  const input = { analysis, assessment, findings: [], isAnyKind };
  return { input, context: createFeedbackContext(input), feedback: buildFeedback(input) };
};

const toNan = `Dear Nan,
Thank you for the jumper. It is warm and I wear it to bed. I want to learn how to knit. Will you show me when we come? Our hen has stopped laying and Dad says she is on strike.
Love, Priya`;
const toSanta =
  'Dear Santa, I have been good. I would like a kite that can do loops. Our chimney is too small so come in the back door. From Theo';
const partsOfStory = ['audience', 'text_structure', 'ideas', 'character_and_setting'] as const;

describe.each([
  ['on lines of its own', toNan],
  ['in one block', toSanta],
])('a letter %s', (_where, text) => {
  it('is given no rules, no praise and no advice of stories', () => {
    const { feedback, context } = read(text, 4);
    const said = JSON.stringify(
      partsOfStory.map((criterion) => ({ ...feedback[criterion], example_to_learn_from: '' })),
    );
    expect(said).not.toMatch(/story|problem|turns? out|someone (?:talking|speaking)|biggest moment|smell/);
    for (const criterion of partsOfStory) {
      expect(feedback[criterion]?.comment).toMatch(/letter/);
      expect(feedback[criterion]?.what_you_did_well.content).not.toEqual([]);
      expect(marksToShow(context).find((mark) => mark.criterion === criterion)).toMatchObject({
        met: '',
        next: null,
      });
    }
  });

  it('has a greeting and a close, and neither is taken for a sentence', () => {
    const { context, feedback } = read(text, 4);
    expect(feedback.text_structure?.what_you_did_well.content.join()).toMatch(/“Dear \w+”/);
    expect(feedback.text_structure?.suggestions.content.join()).not.toMatch(/your name/);
    expect(context.prose.map(({ start, end }) => text.slice(start, end)).join()).not.toMatch(/From|Love/);
  });
});

it('a letter without a close is asked for one', () => {
  const { feedback } = read(toSanta.replace(' From Theo', ''), 4);
  expect(feedback.text_structure?.suggestions.content[0]).toMatch(/put your name/);
});

it('the next step of a letter asks what its reader would ask', () => {
  expect(nextImprovement(read(toNan, 4).input)?.text).toMatch(/What would they still ask you/);
});

it('a diary and what was asked to be a story are no letters', () => {
  expect(
    read('Dear Diary, today we found a bat. It slept in my shoe. Mum screamed.', 4).context.letter,
  ).toBeNull();
  expect(read(toNan, 4, false).context.letter).toBeNull();
});
