import { describe, expect, it } from 'vitest';
import { markDraft } from '../mark-draft.ts';
import { errorFinderForTests } from '../testing/error-finder.ts';
import type { Advice } from './advice.ts';

interface Revision {
  rule: string;
  /** The sentence that the advice is about. */
  quote?: string;
  words?: string[];
  before: string;
  after: string;
}

const judge = async ({ rule, quote, words = [], before, after }: Revision) => {
  const start = quote ? before.indexOf(quote) : 0;
  const passage = quote ? { start, end: start + quote.length, quote } : null;
  const advice: Advice = {
    criterion: rule.startsWith('spelling') ? 'spelling' : 'ideas',
    rule,
    text: 'Try ‘so’ or ‘because’.',
    passage,
    words,
  };
  const { judged } = await markDraft(
    { text: after, type: 'narrative', year: 4, earlier: [{ text: before, advice: [advice] }] },
    {
      spelling: 'au',
      findErrors: async (found, analysis) => (await errorFinderForTests()).find(found, analysis),
    },
  );
  return judged[0];
};

describe('spelling again', () => {
  const before = 'My frend Tom sed hello. Then we went to the beech becos it was hot. We had a swim.';
  const list = { rule: 'spelling.lookAgain', words: ['frend', 'sed', 'becos'], before };
  const quote = 'My frend Tom sed hello.';

  it('is begun where one word of a list is right, and shows a sentence only where one was mended', async () => {
    const there = before.replace('frend', 'friend');
    expect(await judge({ ...list, quote, after: there })).toEqual({
      outcome: 'partly',
      after: 'My friend Tom sed hello.',
    });
    const elsewhere = before.replace('becos', 'because');
    expect(await judge({ ...list, quote, after: elsewhere })).toEqual({ outcome: 'partly', after: null });
  });

  it('is no beginning where a word of a list was only written another way', async () => {
    const after = before.replace('becos', 'becoss');
    expect((await judge({ ...list, quote, after }))?.outcome).toBe('new_text');
    const please = {
      rule: 'spelling.lookAgain',
      words: ['pleese', 'frend'],
      before: 'Can we go pleese? My frend is there.',
    };
    const plea = please.before.replace('pleese', 'pleas');
    expect((await judge({ ...please, quote: 'Can we go pleese?', after: plea }))?.outcome).toBe('new_text');
  });

  it('is begun where the only word came nearer', async () => {
    const one = { rule: 'spelling.lookAgainOne', words: ['definately'], quote: 'It was definately him.' };
    const text = 'I saw a dog. It was definately him.';
    expect(
      (await judge({ ...one, before: text, after: text.replace('definately', 'definatly') }))?.outcome,
    ).toBe('partly');
    expect(
      (await judge({ ...one, before: text, after: text.replace('definately', 'definitely') }))?.outcome,
    ).toBe('done');
  });
});

describe('joining sentences', () => {
  const before =
    'We went to the farm and we saw a cow and it looked at me and I ran and Dad laughed and we went home. It was fun.';
  const many = { rule: 'cohesion.manyAnds', before };

  it('sees one “and” that gave way among new ones', async () => {
    const after = `${before.replace('me and I ran', 'me. I ran')} The cow and the pig and the hen slept.`;
    expect((await judge({ ...many, after }))?.outcome).toBe('partly');
  });

  it('sees nothing in an ending that was cut', async () => {
    expect((await judge({ ...many, after: before.replace(' It was fun.', '') }))?.outcome).toBe('not_yet');
  });

  it('can’t tell where another sentence joins with a word that it offered', async () => {
    expect((await judge({ ...many, after: `${before} I was glad because the cow was kind.` }))?.outcome).toBe(
      'new_text',
    );
  });
});

describe('choosing words', () => {
  const before = 'We had a nice day at the beach. The dog ran into the water.';
  const sharpen = { rule: 'vocabulary.sharpen', before };

  it('is done where a less plain word stands in the place of another', async () => {
    expect((await judge({ ...sharpen, after: before.replace('nice', 'glorious') }))?.outcome).toBe('done');
  });

  it('is not done where the plain word was only taken out', async () => {
    expect((await judge({ ...sharpen, after: before.replace('nice ', '') }))?.outcome).not.toBe('done');
  });

  it('can’t tell whether another plain word tells more', async () => {
    const shown = { rule: 'vocabulary.plainWord', words: ['nice'], quote: 'We had a nice day at the beach.' };
    expect((await judge({ ...shown, before, after: before.replace('nice', 'good') }))?.outcome).toBe(
      'new_text',
    );
    expect((await judge({ ...shown, before, after: before.replace('nice', 'glorious') }))?.outcome).toBe(
      'done',
    );
  });
});

describe('where it was done', () => {
  it('is begun where one of two equal slips is left in the words it showed', async () => {
    const quote = 'We dont have a shop, we dont have a pool.';
    const slip = { rule: 'punctuation.finding', quote, words: ['We dont have a shop, we dont have a pool'] };
    const before = `It is quiet. ${quote}`;
    expect((await judge({ ...slip, before, after: before.replace('dont', "don't") }))?.outcome).toBe(
      'partly',
    );
    expect((await judge({ ...slip, before, after: before.replaceAll('dont', "don't") }))?.outcome).toBe(
      'done',
    );
  });

  it('is not done where most of the sentence was cut', async () => {
    const quote = 'The lady came and said what are you kids doing and they went to class.';
    const speech = { rule: 'punctuation.finding', quote, before: `It was loud. ${quote} We sat down.` };
    const after = 'It was loud. The lady came up. We sat down.';
    expect((await judge({ ...speech, after }))?.outcome).not.toBe('done');
  });

  it('takes no exchange for one where a word went with its ending', async () => {
    const before = 'Mum said hello. Tom said he was cold and Dad said we should go home and eat. It rained.';
    const said = { rule: 'vocabulary.overused', words: ['said'], before, quote: 'Mum said hello.' };
    const cut = before.replace(' and Dad said we should go home and eat', '');
    expect((await judge({ ...said, after: cut }))?.outcome).not.toBe('done');
    expect((await judge({ ...said, after: before.replace('Dad said', 'Dad whispered') }))?.outcome).toBe(
      'done',
    );
  });

  it('finds no capital in a sentence that was joined to the one before', async () => {
    const before = 'It has fur like a mat. it smells like toast.';
    const quote = 'it smells like toast.';
    const capital = { rule: 'punctuation.addCapital', before, quote };
    expect(
      (await judge({ ...capital, after: 'It has fur like a mat and it smells like toast.' }))?.outcome,
    ).toBe('new_text');
    expect((await judge({ ...capital, after: before.replace('it smells', 'It smells') }))?.outcome).toBe(
      'done',
    );
  });

  it('takes no number of another thought for the one that was asked for', async () => {
    const before =
      'I can hear the other kids. They are loud. It is hot. I want to play. My room is dark. Please say yes.';
    const number = { rule: 'device.statistic.tryIt', before, quote: 'I can hear the other kids.' };
    expect((await judge({ ...number, after: before.replace('say yes', 'say 7 is fine') }))?.outcome).toBe(
      'new_text',
    );
    expect((await judge({ ...number, after: before.replace('the other', '12 other') }))?.outcome).toBe(
      'done',
    );
  });

  it('sees that the sentence it showed begins otherwise', async () => {
    const before = 'Then we ate. Then the light came up to my window. Then I slept.';
    const opener = { rule: 'cohesion.sameOpener', words: ['Then'], before };
    const after = `${before.replace('Then the light', 'After that the light')} Then I woke up.`;
    expect((await judge({ ...opener, quote: 'Then the light came up to my window.', after }))?.outcome).toBe(
      'partly',
    );
  });

  it('finds no very short sentence where a long one was only cut in two', async () => {
    const quote =
      'We walked along the river until it was dark and then we looked for a place to sleep in the hills.';
    const shorten = { rule: 'sentence.shorten', before: `It was hot. ${quote}`, quote };
    const cut = shorten.before.replace('dark and then we', 'dark. Then we');
    expect((await judge({ ...shorten, after: cut }))?.outcome).toBe('new_text');
    expect((await judge({ ...shorten, after: `${shorten.before} Nobody spoke.` }))?.outcome).toBe('done');
  });

  it('sees one of two speech marks', async () => {
    const before = 'We sat down. Gary said I am the king of the hill.';
    const after = before.replace('said I', 'said "I');
    expect((await judge({ rule: 'punctuation.markSpeech', before, after }))?.outcome).toBe('partly');
  });

  it('shows the last line, and takes none for new that stood elsewhere', async () => {
    const before = 'Dogs are good pets. They run with you. I like dogs very much.';
    const last = { rule: 'devices.keepBest', before, quote: 'I like dogs very much.' };
    const added = `${before} So get one today!`;
    expect(await judge({ ...last, after: added })).toEqual({ outcome: 'done', after: 'So get one today!' });
    const moved = 'Dogs are good pets. I like dogs very much. They run with you.';
    expect((await judge({ ...last, after: moved }))?.outcome).toBe('new_text');
  });

  it('says nothing of a reason that came last, and that somebody moved one where somebody did', async () => {
    const before = 'I want a dog. It keeps us safe because it barks. It is fun.';
    const order = { rule: 'structure.orderReasons', before };
    const after = `${before} It makes us healthy because we walk every day.`;
    expect((await judge({ ...order, after }))?.outcome).toBeNull();
  });

  it('takes a sound in a new sentence for something that may be heard', async () => {
    const before = 'My chicken is white. He lays an egg. I like him.';
    const moment = { rule: 'ideas.pickMoment', before };
    expect((await judge({ ...moment, after: `${before} He went bok bok BOK.` }))?.outcome).not.toBe(
      'not_yet',
    );
    const had = `${before} I had been laying.`;
    expect((await judge({ ...moment, after: had }))?.outcome).not.toBe('not_yet');
    expect((await judge({ ...moment, after: before.replace('white', 'red') }))?.outcome).toBe('not_yet');
  });
});
