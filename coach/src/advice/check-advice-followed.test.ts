import { describe, expect, it } from 'vitest';
import { markDraft } from '../mark-draft.ts';
import { errorFinderForTests } from '../testing/error-finder.ts';
import type { Advice, EarlierDraft } from './advice.ts';
import { adviceChecks } from './advice-checks.ts';
import { allWordingIds } from './wording-ids.ts';

const draft = `My dog Biscuit is brown. One day we went to the park and he ran away. I was sad. I looked in the bushes.

Then a man came with Biscuit. He was all muddy. We went home.`;

const review = async (text: string, ...earlier: EarlierDraft[]) =>
  markDraft(
    { text, type: 'narrative', year: 4, earlier },
    {
      spelling: 'au',
      findErrors: async (found, analysis) => (await errorFinderForTests()).find(found, analysis),
    },
  );

const told = (rule: string, quote: string, words: string[] = []): Advice => ({
  criterion: 'ideas',
  rule,
  text: 'Try it.',
  passage: { start: draft.indexOf(quote), end: draft.indexOf(quote) + quote.length, quote },
  words,
});

const judge = async (advice: Advice, text: string) => {
  const { judged } = await review(text, { text: draft, advice: [advice] });
  return judged[0];
};

describe('judging advice', () => {
  const showFeeling = told('ideas.showFeeling', 'I was sad.');

  it('finds what was done, with what stands there now', async () => {
    const better = draft.replace('I was sad.', 'I was sad. A tear ran down my cheek.');
    expect(await judge(showFeeling, better)).toEqual({
      outcome: 'done',
      after: 'I was sad. A tear ran down my cheek.',
    });
  });

  it('tells a beginning from nothing', async () => {
    expect(await judge(showFeeling, draft.replace('I was sad.', 'I was sad, in tears.'))).toMatchObject({
      outcome: 'partly',
    });
    expect(await judge(showFeeling, draft.replace('He was all muddy.', 'He was covered in mud.'))).toEqual({
      outcome: 'not_yet',
      after: 'I was sad.',
    });
  });

  it('says when the sentence is gone, and when another stands in its place', async () => {
    expect(await judge(showFeeling, draft.replace(' I was sad.', ''))).toEqual({
      outcome: 'taken_out',
      after: null,
    });
    expect(await judge(showFeeling, draft.replace('I was sad.', 'Mum called the ranger.'))).toEqual({
      outcome: 'new_text',
      after: 'Mum called the ranger.',
    });
  });

  it('follows a sentence to another paragraph', async () => {
    const [first, second] = draft.split('\n\n');
    expect(await judge(showFeeling, `${second}\n\n${first}`)).toEqual({
      outcome: 'not_yet',
      after: 'I was sad.',
    });
  });

  it('sees a word that was spelt again, and a slip in its place', async () => {
    const advice = told('spelling.lookAgainOne', 'He was all muddy.', ['muddy']);
    expect(await judge(advice, draft.replace('muddy', 'dirty'))).toMatchObject({ outcome: 'done' });
    expect(await judge(advice, draft.replace('muddy', 'mudy'))).toMatchObject({ outcome: 'new_text' });
  });

  it('cannot tell of another word that is in no list', async () => {
    const misspelt = draft.replace('muddy', 'muddie');
    const advice = { ...told('spelling.lookAgainOne', 'We went home.', ['muddie']), passage: null };
    const start = misspelt.indexOf('He was all');
    const passage = { start, end: start + 'He was all muddie.'.length, quote: 'He was all muddie.' };
    const outcomeOf = async (text: string) =>
      (await review(text, { text: misspelt, advice: [{ ...advice, passage }] })).judged[0]?.outcome;
    expect(await outcomeOf(misspelt.replace('muddie', 'mudddy'))).toBe('new_text');
    expect(await outcomeOf(draft)).toBe('done');
  });

  it('says that it cannot tell where something was written that it does not see as an answer', async () => {
    const more = draft.replace('I was sad.', 'I was sad. Dad bought a second torch.');
    expect(await judge(showFeeling, more)).toMatchObject({ outcome: 'new_text' });
  });

  it('takes a reason for moved only where a reason moved', async () => {
    const essay =
      'Dogs are good. They keep us safe because they bark at robbers. They make us run because they need a walk. I like dogs.';
    const advice = { ...told('structure.orderReasons', 'I was sad.'), passage: null };
    const outcomeOf = async (text: string) =>
      (
        await markDraft(
          { text, type: 'persuasive', year: 4, earlier: [{ text: essay, advice: [advice] }] },
          { spelling: 'au', findErrors: async () => [] },
        )
      ).judged[0]?.outcome;
    expect(
      await outcomeOf(
        'Dogs are good. They make us run because they need a walk. They keep us safe because they bark at robbers. I like dogs.',
      ),
    ).toBe('done');
    expect(
      await outcomeOf(
        'I like dogs. Dogs are good. They keep us safe because they bark at robbers. They make us run because they need a walk.',
      ),
    ).toBe('not_yet');
  });

  it('sees a reason that was moved behind another paragraph', async () => {
    const speech = `We need Mrs Palmieri back.

The app gets my order wrong. One time I got a salad.

Preps forget their money. The app just says no.

Some people say the app is faster. It is not.`;
    const moved = `We need Mrs Palmieri back.

The app gets my order wrong. One time I got a salad.

Preps forget their money.

Some people say the app is faster. It is not.

The app just says no.`;
    const advice = { ...told('paragraphing.order', 'My dog Biscuit is brown.'), passage: null };
    const { judged } = await review(moved, { text: speech, advice: [advice] });
    expect(judged[0]?.outcome).toBe('done');
  });

  it('looks for a new ending before the parting line, and in a whole new last paragraph', async () => {
    const letter = `Kia ora Whaea Mere,

Thank you for having us at your marae. The bread was so yum that I had four.

Nga mihi from Isla, Room 9`;
    const advice = { ...told('explaining.text_structure.step', 'My dog'), passage: null };
    const ended = letter.replace('had four.', 'had four. You let us sleep there like your own family.');
    const { judged } = await review(ended, { text: letter, advice: [advice] });
    expect(judged[0]?.outcome).not.toBe('not_yet');
    const story = `${draft}\n\nThat night Biscuit slept on my bed. I dreamed of the brown park. It was him.`;
    expect((await judge({ ...told('structure.circle', 'My dog'), passage: null }, story))?.outcome).toBe(
      'done',
    );
  });

  it('takes no sentence at the beginning for the one that was asked for at the end', async () => {
    const argument =
      'Phones are loud. They ring in class. Teachers stop and wait. We all lose time. It happens daily.';
    const advice = { ...told('kind.persuasive.turn', 'My dog'), passage: null };
    const atStart = `I believe that everyone should leave their phone at home. ${argument}`;
    const atEnd = `${argument} I believe that everyone should leave their phone at home.`;
    const outcomeOf = async (text: string) =>
      (await review(text, { text: argument, advice: [advice] })).judged[0]?.outcome;
    expect(await outcomeOf(atStart)).toBe('new_text');
    expect(await outcomeOf(atEnd)).toBe('done');
  });

  it('takes a link only where it joins', async () => {
    const advice = told('cohesion.newLink', 'I looked in the bushes.');
    const beside = draft.replace('I looked in the bushes.', 'I looked in the green bushes.');
    expect(await judge(advice, beside)).not.toMatchObject({ outcome: 'done' });
    const joined = draft.replace('I looked in', 'After that I looked in');
    expect(await judge(advice, joined)).toMatchObject({ outcome: 'done' });
  });

  it('judges the advice of each earlier draft by that draft', async () => {
    const longAgo = { text: `It began badly. ${draft}`, advice: [told('ideas.showFeeling', 'I was sad.')] };
    const [begun] = longAgo.advice;
    if (begun)
      begun.passage = {
        start: longAgo.text.indexOf('I was sad.'),
        end: longAgo.text.indexOf('I was sad.') + 10,
        quote: 'I was sad.',
      };
    const better = draft.replace('I was sad.', 'I was sad. A tear ran down my cheek.');
    const { judged } = await review(better, longAgo, { text: draft, advice: [showFeeling] });
    expect(judged.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  });

  it('sees a sentence that is told in another time, and one that is only another one', async () => {
    const shifted = draft.replace('I looked in', 'I look in');
    const advice = { ...told('sentence.tense', 'I was sad.'), passage: null };
    const quote = 'I look in the bushes.';
    const start = shifted.indexOf(quote);
    const tense = { ...advice, passage: { start, end: start + quote.length, quote } };
    const outcomeOf = async (text: string) =>
      (await review(text, { text: shifted, advice: [tense] })).judged[0]?.outcome;
    expect(await outcomeOf(draft)).toBe('done');
    expect(await outcomeOf(shifted.replace('in the bushes', 'in the green bushes'))).toBe('not_yet');
  });

  it('sees two sentences that were joined, wherever they stand', async () => {
    const advice = { ...told('cohesion.joinTwo', 'I was sad.'), passage: null };
    const joined = draft.replace('I was sad. I looked', 'I was sad and I looked');
    expect(await judge(advice, joined)).toMatchObject({ outcome: 'done' });
    expect(await judge(advice, draft.replace('muddy', 'dirty'))).toMatchObject({ outcome: 'not_yet' });
  });

  it('sees how a letter ends now', async () => {
    const letter = 'Dear Nan,\n\nThank you for the kite. It flew over the shed.';
    const advice = { ...told('letter.text_structure.addSignOff', 'I was sad.'), passage: null };
    const outcomeOf = async (text: string) =>
      (await review(text, { text: letter, advice: [advice] })).judged[0]?.outcome;
    expect(await outcomeOf(`${letter}\n\nLove from Jett`)).toBe('done');
    expect(await outcomeOf(`${letter} It was fun.`)).toBe('not_yet');
  });

  it('sees a turn that the kind of text asks for', async () => {
    const turn = { ...told('kind.narrative.turn', 'I was sad.'), passage: null };
    expect(await judge(turn, `${draft} Suddenly the gate was locked and we were trapped.`)).toMatchObject({
      outcome: 'done',
    });
    expect(await judge(turn, draft.replace('muddy', 'dirty'))).toMatchObject({ outcome: 'not_yet' });
  });

  it('keeps quiet about what only a person can judge', async () => {
    expect(await judge(told('stretch.ideas', 'I was sad.'), `${draft} The end.`)).toMatchObject({
      outcome: null,
    });
  });
});

describe('advice', () => {
  it('shows both sentences where one was cut in two, however short', async () => {
    const text = draft.replace('I was sad.', 'I was sad about it, we all were.');
    const advice = told('sentence.fault', 'I was sad.', []);
    const quote = 'I was sad about it, we all were.';
    const start = text.indexOf(quote);
    const passage = { start, end: start + quote.length, quote };
    const now = text.replace('it, we', 'it. We');
    const { judged } = await review(now, { text, advice: [{ ...advice, passage }] });
    expect(judged[0]?.after).toBe('I was sad about it. We all were.');
  });

  it('asks whether an unknown word is a name, and leaves it to the child', async () => {
    const text = draft.replace('muddy', 'flobbertz');
    const asked = (await review(text)).advice.filter(({ rule }) => rule === 'spelling.askWord');
    expect(asked.map((each) => each.words)).toEqual([['flobbertz']]);
    const outcomeOf = async (now: string) => (await review(now, { text, advice: asked })).judged[0]?.outcome;
    expect(await outcomeOf(text)).toBeNull();
    expect(await outcomeOf(draft)).toBe('done');
  });

  it('names a rule that exists, with sentences that stand in the draft', async () => {
    const { advice } = await review(draft);
    expect(advice.length).toBeGreaterThan(8);
    for (const { rule, passage } of advice) {
      expect(allWordingIds).toContain(rule);
      if (passage) expect(draft.slice(passage.start, passage.end)).toBe(passage.quote);
    }
  });

  it('has checks only for rules that exist', () => {
    expect(Object.keys(adviceChecks).filter((rule) => !allWordingIds.includes(rule))).toEqual([]);
  });
});

describe('judging advice on an argument', () => {
  const argument = `Our town needs a bike path. On the main road trucks go past very fast.

A path is safer. Last year two of my friends fell off because a truck was so close.

Think about it when you drive to work.`;
  const judge = async (rule: string, text: string, before = argument) => {
    const advice: Advice = { criterion: 'ideas', rule, text: 'Try it.', passage: null, words: [] };
    const { judged } = await markDraft(
      { text, type: 'persuasive', year: 6, earlier: [{ text: before, advice: [advice] }] },
      {
        spelling: 'au',
        findErrors: async (found, analysis) => (await errorFinderForTests()).find(found, analysis),
      },
    );
    return judged[0]?.outcome;
  };

  it('takes what urges a reader to act for no new reason', async () => {
    const urging =
      ' So write an email to the mayor today. It only takes you five minutes and it helps us all.';
    expect(await judge('ideas.newReason', argument + urging)).not.toBe('done');
    const reason =
      '\n\nA path also helps us to stay fit, because we would ride to school every day.\n\nThink';
    expect(await judge('ideas.newReason', argument.replace('\n\nThink', reason))).toBe('done');
  });

  it('sees the other side named and answered in so many words', async () => {
    const plea =
      'I think we should have a class pet. A pet is fun. We can feed it and we can clean it. It would make us happy. I want a rabbit. Rabbits are nice. They eat carrots. Please can we have a class pet?';
    const answered = plea.replace(
      'pet. A',
      'pet. You might think it is too hard. However, it only takes a minute. A',
    );
    expect(await judge('device.concession.tryIt', answered, plea)).toBe('done');
  });
});
