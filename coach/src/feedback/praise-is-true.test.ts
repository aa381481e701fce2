import type { Genre } from '@inkling/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { assess } from '../marking/assess.ts';
import { analyseText } from '../parse/index.ts';
import { errorFinderForTests } from '../testing/error-finder.ts';
import type { ErrorFinder } from '../writing-errors/create-error-finder.ts';
import { buildFeedback } from './build-feedback.ts';

let finder: ErrorFinder;
beforeAll(async () => {
  finder = await errorFinderForTests();
});

const judge = async (text: string, genre: Genre, year = 7) => {
  const analysis = analyseText(text);
  const findings = await finder.find(text, analysis);
  const assessment = assess({ analysis, findings, genre, year });
  const feedback = buildFeedback({ analysis, assessment, findings });
  return {
    markOf: (criterion: string) => assessment.marks.find((mark) => mark.criterion === criterion)?.mark,
    praise: (criterion: keyof typeof feedback) => feedback[criterion]?.what_you_did_well.content.join(' '),
    advice: (criterion: keyof typeof feedback) => feedback[criterion]?.suggestions.content.join(' '),
    comment: (criterion: keyof typeof feedback) => feedback[criterion]?.comment,
  };
};

const secondLanguage = `In my opinion student should not have the homework every day. When I came to home I need to help my mother with cooking. Second, the teacher give too many papers and we don't understand it alone. In my country we was doing homework in the school with the teacher and it is more better. Also childrens need to play outside for be healthy. In conclusion, I am agree that homework only make them stress. Please change this rule.`;

const quietStory = `My grandfather winds the clock on Sundays. He does it after the washing up, when the kitchen smells of lemon and the radio has moved on to the kind of music nobody listens to. He opens the little glass door, takes the key from its hook, and turns it eleven times. I know because I count.

This Sunday he stops at seven.

He stands with his hand on the key as if someone has called him from another room. The tea towel is over his shoulder. Outside, the neighbour's sprinkler ticks across the fence.

"Pop?" I say.

"Mm." He looks at the key. He looks at me, and for a moment his face is polite, the way it is with people who come to the door. Then it clears. "Where was I up to, love?"

"Seven," I say.

So I turn the key. Eight, nine, ten, eleven. It is stiffer than I thought it would be. When I close the glass door, he is already wiping the bench, which is clean, in long slow circles, and the clock goes on as if nothing has happened.`;

describe('a text in a second language', () => {
  it('hears that its ideas are joined, not that its sentences are put together well', async () => {
    const { praise } = await judge(secondLanguage, 'persuasive');
    expect(praise('sentence_structure')).toMatch(/join two ideas/);
    expect(praise('sentence_structure')).not.toMatch(/put together well|clear and complete/);
  });

  it('sees exact words in a line without a slip', async () => {
    const { praise } = await judge(secondLanguage, 'persuasive');
    expect(praise('vocabulary')).not.toMatch(/In “[^”]*(am agree|childrens)/);
  });

  it('is not asked for a link after its conclusion', async () => {
    const { advice } = await judge(secondLanguage, 'persuasive');
    expect(advice('cohesion')).not.toMatch(/In conclusion|Please change/);
  });
});

describe('a quiet story', () => {
  it('has the structure of a story though no word of it says trouble', async () => {
    const { markOf, praise } = await judge(quietStory, 'narrative', 9);
    expect(markOf('text_structure')).toBe(3);
    expect(praise('text_structure')).not.toMatch(/nobody/);
  });

  it('has no day of the week among its people', async () => {
    const { comment } = await judge(quietStory, 'narrative', 9);
    expect(comment('character_and_setting')).not.toMatch(/Sunday/);
  });
});

describe('a story of Year 3 with hardly a word spelt right', () => {
  it('has ideas and words all the same', async () => {
    const text =
      'one day ther wos a dragin and he wos bad and he et peple and the nite came and he kild the dragin and the prinses wos hape';
    const { markOf } = await judge(text, 'narrative', 3);
    expect([markOf('ideas'), markOf('vocabulary')]).toEqual([1, 1]);
  });
});

describe('spelling advice', () => {
  it('asks how math is written here, and not which meaning fits', async () => {
    const { advice } = await judge('I like math. We do math on Monday and it is fun.', 'persuasive');
    expect(advice('spelling')).toMatch(/“math” is spelt that way\. How is it written in Australia/);
    expect(advice('spelling')).not.toMatch(/meaning/);
  });

  it('has no word said slowly that is only mixed up with another', async () => {
    const { advice } = await judge('We went to the beech. Nan came to. We tuk the bucket.', 'narrative', 2);
    expect(advice('spelling')).toMatch(/Look at “tuk” again/);
  });
});

describe('quotes', () => {
  it('leave the mark of a list and the full stop of speech behind', async () => {
    const list = 'Reasons to get a dog\n- they are loyal\n- they guard the house\n- you get exercise';
    expect((await judge(list, 'persuasive', 5)).praise('audience')).toContain('“they are loyal”');
    const speech = '"Who ate my lunch?" said Priya.\n"I was hungry," said Lou. "I forgot mine."';
    expect((await judge(speech, 'narrative', 3)).comment('text_structure')).toContain('“I forgot mine”.');
  });

  it('find no verbless sentence where only the apostrophe is missing', async () => {
    const { advice } = await judge('We need a pool. It is hot. Thats my reasons.', 'persuasive', 4);
    expect(advice('sentence_structure')).not.toMatch(/not a whole sentence/);
  });
});

it('does not say that all lines end the right way where two run together', async () => {
  const apart = 'We went to the park. It was fun. My dog ran in the pond. Dad had to get him out.';
  const together = apart.replace('park. It', 'park it');
  const commentOn = async (text: string) => (await judge(text, 'narrative', 3)).comment('punctuation');
  expect(await commentOn(apart)).toContain('All your lines start and end the right way.');
  expect(await commentOn(together)).not.toContain('All your lines');
});

it('asks a young speller first for the words of every day', async () => {
  const text =
    'The trampolene was at my nans. I went on it becos I like it. My sister sed no. Then I fel off and it hert. My nan had a bandade. Evry time I jump now I hold on.';
  const asked = (await judge(text, 'narrative', 3)).advice('spelling') ?? '';
  expect(asked).toMatch(/^Look at “\w+”, “\w+” and “\w+” again\./);
  expect(asked.slice(0, asked.indexOf('again'))).not.toContain('trampolene');
});
