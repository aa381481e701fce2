import { emptyFeedbackParts, feedbackParts } from '@inkling/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFeedbackOutput } from './parse-language-model-feedback.ts';

const output = {
  comment: 'A clear start.',
  what_you_did_well: { score: 3, content: ['“The tide crept in.”'] },
  suggestions: { score: 4, content: ['Say why.'] },
  example_to_learn_from: 'A kite.',
};
const json = JSON.stringify(output);

describe('feedback output is read', () => {
  test.each([
    ['an object', output],
    ['a JSON string', json],
    ['a fenced JSON string', `\`\`\`json\n${json}\n\`\`\``],
    ['fences without a language', `\`\`\`\n${json}\n\`\`\``],
    ['fences inside talk', `Here you are:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!`],
    ['JSON inside talk', `Sure! ${json} Done.`],
  ])('from %s', (_name, raw) => {
    expect(parseFeedbackOutput(raw)).toEqual(output);
  });

  test('with one line where a list belongs', () => {
    const raw = { ...output, suggestions: { score: 4, content: 'Say why.' } };
    expect(parseFeedbackOutput(raw)).toEqual(output);
  });

  test('with parts missing', () => {
    expect(parseFeedbackOutput('{"comment":"Hi"}')).toEqual({ ...emptyFeedbackParts, comment: 'Hi' });
  });

  test('keeping two suggestions at most', () => {
    const raw = { ...output, suggestions: { score: 4, content: ['a', 'b', 'c'] } };
    expect(parseFeedbackOutput(raw).suggestions.content).toEqual(['a', 'b']);
  });
});

test.each(['', 'no json', '```json\n{"comment": \n```', '}{', '[1,2]', null, undefined, 7, [], '"text"'])(
  'what cannot be read (%j) becomes empty feedback',
  (raw) => {
    expect(parseFeedbackOutput(raw)).toEqual(emptyFeedbackParts);
  },
);

test('whatever comes in, what goes out has the shape of the contract', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (raw) => {
      expect(feedbackParts.safeParse(parseFeedbackOutput(raw)).success).toBe(true);
    }),
  );
});

test('empty feedback is a fresh object each time', () => {
  parseFeedbackOutput(null).suggestions.content.push('x');
  expect(parseFeedbackOutput(null).suggestions.content).toEqual([]);
});
