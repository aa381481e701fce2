import type { Criterion } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { markDraft } from '../mark-draft.ts';
import { errorFinderForTests } from '../testing/error-finder.ts';
import type { PreviousDraft } from './stabilise-marks.ts';

const first = `Once ther was a pirate who had no ship. He onley had a bath tub. Everyone laffed at him. He put a sail on his bath tub and he sailed to the big pirate ship.

The bad captin said look at the bath. Then the bath pirate pulled out the plug from his bath and he threw it in the hole of the bad ship and it got stuk. The bath pirate saved everyone and they said sory.`;

const corrected = first
  .replace('ther', 'there')
  .replace('onley', 'only')
  .replace('laffed', 'laughed')
  .replace('captin', 'captain')
  .replace('stuk', 'stuck')
  .replace('sory', 'sorry');

const grown = first.replace(
  'He put a sail',
  `Only the harbour cat stayed beside him, purring like an engine, and her whiskers smelt of fish and tar. Suddenly an enormous wave lifted the tub over the crooked jetty. The pirate clung to the taps with trembling fingers because the water was freezing. "Hold on!" he whispered. He put a sail`,
);

const mark = async (text: string, previous?: PreviousDraft): Promise<Map<Criterion, number>> => {
  const { assessment } = await markDraft(
    { text, type: 'narrative', year: 4, ...(previous && { previous }) },
    {
      spelling: 'au',
      findErrors: async (found, analysis) => (await errorFinderForTests()).find(found, analysis),
    },
  );
  return new Map(assessment?.marks.map(({ criterion, mark }) => [criterion, mark]));
};

const listed = (given: ReadonlyMap<Criterion, number>) =>
  [...given].map(([criterion, mark]) => ({ criterion, mark }));

const oneLower = (given: ReadonlyMap<Criterion, number>): Map<Criterion, number> =>
  new Map([...given].map(([criterion, mark]) => [criterion, Math.max(0, mark - 1)]));

/** What moved, where the draft before had the given marks. */
const moved = async (text: string, given: ReadonlyMap<Criterion, number>, before = first) => {
  const now = await mark(text, { text: before, marks: listed(given) });
  return [...now]
    .filter(([criterion, mark]) => mark !== given.get(criterion))
    .map(([criterion]) => criterion);
};

const allOf = (given: ReadonlyMap<Criterion, number>, mark: number): Map<Criterion, number> =>
  new Map([...given.keys()].map((criterion) => [criterion, mark]));

describe('marks of a revised draft', () => {
  it('stand where only spelling was corrected, but for spelling', async () => {
    // As if the draft before had been marked one lower: whatever can rise, does.
    const low = oneLower(await mark(corrected));
    expect(await moved(corrected, low)).toEqual(['spelling']);
  });

  it('rise where there is more to mark', async () => {
    const low = oneLower(await mark(grown));
    const risen = await moved(grown, low);
    expect(risen).toEqual(expect.arrayContaining(['ideas', 'character_and_setting', 'vocabulary']));
    expect(risen).not.toContain('spelling');
  });

  it('rise by one at a time, and by one more with the next draft', async () => {
    const given = allOf(await mark(grown), 0);
    const now = await mark(grown, { text: first, marks: listed(given) });
    expect(Math.max(...now.values())).toBe(1);
    const later = await mark(`${grown} The end.`, { text: grown, marks: listed(now) });
    expect(Math.max(...later.values())).toBe(2);
  });

  it('do not fall because something was cut', async () => {
    const given = await mark(grown);
    expect(await moved(first, given, grown)).toEqual([]);
  });

  it('hold the overall, which does not fall where none of them does', async () => {
    const overallOf = async (text: string) => {
      const previous = { text: grown, marks: [], overall: 88 };
      const { assessment } = await markDraft(
        { text, type: 'narrative', year: 4, previous },
        { spelling: 'au', findErrors: async () => [] },
      );
      return assessment?.overall;
    };
    expect(await overallOf(first)).toBe(88);
    expect(await overallOf('My dog is brown. We walk to the park. I like him.')).toBeLessThan(88);
  });

  it('fall for new misspellings', async () => {
    const given = await mark(corrected);
    const sloppy = corrected.replace('there', 'thear').replace('laughed', 'laffd').replace('pulled', 'puld');
    const high = new Map(given).set('spelling', (given.get('spelling') ?? 0) + 1);
    expect(await moved(sloppy, high, corrected)).toContain('spelling');
    expect(await moved(corrected, high, corrected)).toEqual([]);
  });

  it('are free in a draft that is another text', async () => {
    const other = 'My dog is brown. We walk to the park. I like him.';
    const high = allOf(await mark(first), 4);
    expect(await moved(other, high)).toContain('ideas');
  });
});
