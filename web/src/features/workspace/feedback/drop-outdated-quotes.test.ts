import { expect, test } from 'vitest';
import { buildFeedback } from '../../../testing/build-writing.ts';
import { dropOutdatedQuotes, hasQuoteOfDeletedText } from './drop-outdated-quotes.ts';

const output = {
  comment: 'The piece comes back to “owl”.',
  what_you_did_well: { score: 2, content: ['The detail in “It was noon” lets the reader picture it.'] },
  suggestions: {
    score: 3,
    content: ['You wrote “The owl blinked”. What could be heard?', 'Try ‘although’.'],
  },
  example_to_learn_from: 'Mia wrote “The bus was late”.',
};

test('nothing quotes a sentence that is gone', () => {
  const found = buildFeedback({
    generated_status: { ideas: 'need_refresh', spelling: 'generated' },
    output: { ideas: output, spelling: output },
    next_step: { criterion: 'ideas', text: 'You wrote “It was noon”. Why?' },
  });
  const shown = dropOutdatedQuotes(found, 'The owl blinked. It was midnight.');
  expect(shown.output.ideas?.what_you_did_well.content).toEqual([]);
  expect(shown.output.ideas?.suggestions.content).toEqual(output.suggestions.content);
  expect(shown.output.spelling).toEqual(output);
  expect(shown.next_step).toBeNull();
});

test('words of our own in single marks are no quotes of the child', () => {
  expect(hasQuoteOfDeletedText('Try ‘because’ or ‘although’.', 'The owl blinked.')).toBe(false);
  expect(hasQuoteOfDeletedText('Look at ‘"Stop!" he said’.', 'The owl blinked.')).toBe(true);
});
