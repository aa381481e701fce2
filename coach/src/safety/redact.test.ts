import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagPersonalData, tagPersonalDataByWords } from '../testing/tag-personal-data.ts';
import type { KnownPersonalData } from './find-personal-data.ts';
import { createRedactor, redact } from './redact.ts';

interface Case {
  text: string;
  known?: KnownPersonalData;
  hidden: string[];
  kept?: string[];
}

// The file's shape is fixed beside this test.
const cases = JSON.parse(
  readFileSync(new URL('./cases/personal-data.json', import.meta.url), 'utf8'),
) as Case[];

describe('redact', () => {
  it('is tried on at least 60 cases', () => expect(cases.length).toBeGreaterThanOrEqual(60));

  it.each(cases)(
    'hides what is personal in "$text"',
    async ({ text, known = { names: [] }, hidden, kept = [] }) => {
      const redacted = await redact(text, known, tagPersonalData);
      for (const value of hidden) expect(redacted.text).not.toContain(value);
      for (const value of kept) expect(redacted.text).toContain(value);
      expect(redacted.restore(redacted.text)).toBe(text);
    },
  );

  it('gives one value one placeholder over several texts', async () => {
    const redactor = createRedactor({ names: ['Mia'] }, tagPersonalData);
    const first = await redactor.redact('Mia ran.');
    expect(await redactor.redact('Then Mia sat.')).toContain(first.split(' ')[0]);
    expect(redactor.restore('Well done, [NAME_1]!')).toBe('Well done, Mia!');
  });

  it('remembers a name that the child introduced earlier', async () => {
    const redactor = createRedactor({ names: [] }, tagPersonalData);
    await redactor.redact('My name is Tahlia.');
    expect(await redactor.redact('Tahlia ran home.')).toBe('[NAME_1] ran home.');
  });

  it('leaves a placeholder alone that it never gave', async () => {
    const { restore } = await redact('Hello', { names: ['Mia'] }, tagPersonalDataByWords);
    expect(restore('[NAME_7] and [SCHOOL_2]')).toBe('[NAME_7] and [SCHOOL_2]');
  });

  it('restores any text exactly', async () => {
    const piece = fc.constantFrom(
      'Mia',
      ' ',
      'my name is ',
      'Zac',
      '0412 345 678',
      'a@b.co',
      '[NAME_1]',
      '[',
      '12 Hill Rd',
      ', ',
      'é',
      '\n',
      'I go to ',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(piece, fc.string())), async (pieces) => {
        const text = pieces.join('');
        const redacted = await redact(text, { names: ['Mia Chen'] }, tagPersonalDataByWords);
        expect(redacted.restore(redacted.text)).toBe(text);
      }),
    );
  });

  it('restores a stream the same however it is cut', async () => {
    const redactor = createRedactor({ names: ['Mia', 'Leo'] }, tagPersonalDataByWords);
    const hidden = await redactor.redact('Mia met Leo. [Stage] Mia [ran] home [NAME_x');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: hidden.length }), { maxLength: 12 }), (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), hidden.length];
        const restorer = redactor.restoreStream();
        const shown = places.slice(1).map((end, index) => restorer.push(hidden.slice(places[index], end)));
        expect(shown.join('') + restorer.end()).toBe(redactor.restore(hidden));
      }),
    );
  });

  it('holds nothing back that cannot be a placeholder', () => {
    const restorer = createRedactor({ names: [] }, tagPersonalDataByWords).restoreStream();
    expect(restorer.push('a [b')).toBe('a [b');
    expect(restorer.push(' [NA')).toBe(' ');
    expect(restorer.push('H!')).toBe('[NAH!');
  });
});
