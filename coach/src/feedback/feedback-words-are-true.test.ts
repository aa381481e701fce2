import type { Genre } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { assess } from '../marking/assess.ts';
import { analyseText } from '../parse/index.ts';
import { buildFeedback } from './build-feedback.ts';

const feedbackOn = (text: string, genre: Genre) => {
  const analysis = analyseText(text);
  const assessment = assess({ analysis, findings: [], genre, year: 5 });
  return buildFeedback({ analysis, assessment, findings: [] });
};

const lostKey = `One day Mia and Jake were playing in the yard. Mia found a rusty key under the lemon tree.
They tried every door but it did not fit. Then they were scared, because the shed was dark.
Inside was a box with a photo of grandma. They ran and gave it to her. She cried because she thought it was lost forever.`;

describe('what the feedback says is true', () => {
  it('finds the trouble of a story where it starts, not where the end looks back at it', () => {
    const said = feedbackOn(lostKey, 'narrative').text_structure?.what_you_did_well.content.join(' ') ?? '';
    expect(said).toMatch(/Something goes wrong/);
    expect(said).not.toMatch(/goes wrong at “She cried/);
  });

  it('takes no question for an opinion', () => {
    const text =
      'Should dogs be allowed at school? I believe that dogs should come to school because they calm us. Firstly, they sit with us. In conclusion, let us bring them.';
    const said = feedbackOn(text, 'persuasive').text_structure?.what_you_did_well.content.join(' ') ?? '';
    expect(said).toMatch(/I believe that dogs/);
    expect(said).not.toMatch(/opinion is easy to find: “Should/);
  });

  it('takes no promise of reasons for a reason', () => {
    const text =
      'Kids should have pets. I think this because of three reasons. The first reason is that pets teach you to care. You have to feed them. The second reason is that they are good company. In conclusion, kids should have pets.';
    const { text_structure, ideas } = feedbackOn(text, 'persuasive');
    const said = [text_structure, ideas].flatMap((each) => each?.what_you_did_well.content ?? []).join(' ');
    expect(said).not.toMatch(/three reasons/);
  });

  it('sees where the other side has its say', () => {
    const text =
      'I think the new rule about phones is unfair and you should change it. First, we use them for our homework. I know that some kids film fights, and I agree that it is bad. But why should the rest of us be punished for it? Please think about it again.';
    const said = feedbackOn(text, 'persuasive').persuasive_devices?.what_you_did_well.content.join(' ');
    expect(said).toMatch(/I know that some kids film fights/);
  });

  it('does not praise a because without its main sentence', () => {
    const text =
      'We want more lunch time. Because we have no time to play. Kids like to play. It is not fair. Please give us more time.';
    const said = feedbackOn(text, 'persuasive').sentence_structure?.what_you_did_well.content.join(' ');
    expect(said).not.toMatch(/Because/);
  });

  it('shows the very place where a comma holds two sentences', () => {
    const text =
      'In my country many boys never learn how to cook a bowl of rice and they always buy the fast food, it is expensive and not healthy. We can learn. I made soup. It was good. We ate it.';
    const said = feedbackOn(text, 'persuasive').punctuation?.suggestions.content.join(' ');
    expect(said).toMatch(/food, it/);
  });

  it('takes no snowball fight for the trouble of a story', () => {
    const text =
      'On Saturday we went to the snow. First we packed the car. Then we had a snowball fight and I hit my dad. After that we had hot chocolate. Then we drove home. It was the best day ever.';
    const said = feedbackOn(text, 'narrative').text_structure?.what_you_did_well.content.join(' ');
    expect(said).not.toMatch(/trouble|goes wrong/);
  });
});
