import { describe, expect, it } from 'vitest';
import { analyseText } from './index.ts';

const charactersOf = (text: string): string[] =>
  analyseText(text).referents.characters.map(({ name }) => name);

describe('who is in a story', () => {
  it.each([
    ['Last summer we flew to Fiji. I loved Fiji.', []],
    ['At Christmas Aunty Rosa came to Perth. We ate prawns.', ['Aunty']],
    ['On Tuesdays I’ve got choir with Layla.', ['Layla']],
    ['Many Italians live in Griffith. My nonna does too.', ['nonna']],
    ['He sat in her spot and read for a while. The End.', []],
  ])('leaves places, feasts and days out of %j', (text, names) => {
    expect(charactersOf(text)).toEqual(names);
  });

  it.each([
    ['sam ran home. then sam hid and zara found him.', ['sam', 'zara']],
    ['Oscar climbed up. Oscar’s ladder fell.', ['Oscar']],
    ['Zoe laughed. Zoe sang.', ['Zoe']],
    ['My grandfather fixed the gate.', ['grandfather']],
    ['An owl hooted. The owl was lost.', ['owl']],
    ['Once there was a turtle called Gary. Gary was slow.', ['Gary']],
  ])('finds in %j %j', (text, names) => {
    expect(charactersOf(text)).toEqual(names);
  });

  it('takes a creature that is met once for part of the place', () => {
    expect(charactersOf('We walked along the creek and saw a duck. Then it rained.')).toEqual([]);
  });
});
