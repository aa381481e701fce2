import { expect, it } from 'vitest';
import { markDraft } from '../mark-draft.ts';
import { errorFinderForTests } from '../testing/error-finder.ts';

const adviceOn = async (text: string) => {
  const { advice } = await markDraft(
    { text, type: 'persuasive', year: 3 },
    {
      spelling: 'au',
      findErrors: async (found, analysis) => (await errorFinderForTests()).find(found, analysis),
    },
  );
  return advice;
};

it('points at the word where it is wrong, and not where it is right', async () => {
  const text = `We need a class turtle. It likes to swim. Some people say pets are to much work. But we can take turns.`;
  const found = await adviceOn(text);
  expect(found.find(({ rule }) => rule === 'spelling.soundAlike')).toMatchObject({
    words: ['to'],
    passage: { quote: expect.stringContaining('to much work') },
  });
});
