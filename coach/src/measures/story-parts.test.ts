import { describe, expect, it } from 'vitest';
import { buildDraft } from '../marking/draft.ts';
import { analyseText } from '../parse/index.ts';
import { clearestCues, findEnding, findTrouble, weightOfCues } from './find-story-cues.ts';

const draftOf = (text: string) =>
  buildDraft({ genre: 'narrative', analysis: analyseText(text), findings: [], strayMisspellings: 0 });

const opening = 'Lena and her little brother lived in a small town beside the sea.';
const shownIn = (text: string, cues: { start: number; end: number }[]): string[] =>
  cues.map(({ start, end }) => text.slice(start, end).toLowerCase());

const troubleIn = (told: string) => {
  const text = `${opening} ${told}`;
  const cues = findTrouble(draftOf(text));
  return { weight: weightOfCues(cues), shown: shownIn(text, clearestCues(cues, 3)) };
};

describe('what goes wrong in a story', () => {
  it.each([
    ['The boat would not start and they could not find the oars. Lena was thirsty.', 'could not find'],
    ['They did not have enough food for the winter, and everybody was hungry.', 'did not have enough'],
    ['On the way they ran out of petrol. It was getting dark and cold.', 'ran out of'],
    ['Then her brother got lost in the fog and nobody heard him.', 'lost'],
    ['A stray dog chases them up the hill and nobody answers the door.', 'chases'],
    ['That night their tent blew away and everything was wet.', 'blew away'],
  ])('is seen in %j', (told, sign) => {
    const { weight, shown } = troubleIn(told);
    expect(shown).toContain(sign);
    expect(weight).toBeGreaterThanOrEqual(1);
  });

  it.each([
    'They had a snowball fight and laughed all morning long.',
    'We cooked the fish on the fire and then we fell asleep in the tent.',
    'I chased the ball past the shop and over the bridge to the park.',
    'They walked past the collapsed shed and picked some flowers there.',
    'She was not scared of the water and there was no danger at all.',
    'Dad couldn’t find his hat, but he found it on the seat.',
    'Suddenly she remembered the songs they used to sing together.',
  ])('is not seen in %j', (told) => {
    const { weight, shown } = troubleIn(told);
    expect(shown).toEqual([]);
    expect(weight).toBeLessThan(1);
  });

  it('a word of trouble in passing says less than one with more around it', () => {
    const passing = troubleIn('A gull stole a chip. We swam. We ate. We played. We read. We went to bed.');
    const told = troubleIn('A gull stole the key. We were trapped. We ate. We read. We went to bed.');
    expect(told.weight).toBeGreaterThan(2 * passing.weight);
  });
});

describe('how a story ends', () => {
  const middle =
    'One day the wind took their boat away. They searched the whole beach for it until the sun went down.';
  const endIn = (told: string): string[] => {
    const text = `${opening} ${middle} ${told}`;
    return shownIn(text, clearestCues(findEnding(draftOf(text)), 2));
  };

  it.each([
    ['Now they tie it up every night.', 'now they tie'],
    ['Lena was not angry anymore.', 'anymore'],
    ['They never left the oars outside again.', 'never left the oars outside again'],
    ['From that day on the gulls let them be.', 'from that day'],
  ])('is seen in %j', (told, sign) => {
    expect(endIn(told)).toContain(sign);
  });

  it.each([
    'Now the rain was coming down and the sky was grey.',
    'The boat was over there behind the rocks, half full of water.',
    'They looked at it and went back up the hill to eat.',
  ])('is not seen in %j', (told) => {
    expect(endIn(told)).toEqual([]);
  });
});
