import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownPersonalData } from './find-personal.ts';
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
    ({ text, known = { names: [] }, hidden, kept = [] }) => {
      const redacted = redact(text, known);
      for (const value of hidden) expect(redacted.text).not.toContain(value);
      for (const value of kept) expect(redacted.text).toContain(value);
      expect(redacted.restore(redacted.text)).toBe(text);
    },
  );

  it('gives one value one placeholder over several texts', () => {
    const redactor = createRedactor({ names: ['Mia'] });
    const first = redactor.redact('Mia ran.');
    expect(redactor.redact('Then Mia sat.')).toContain(first.split(' ')[0]);
    expect(redactor.restore('Well done, [NAME_1]!')).toBe('Well done, Mia!');
  });

  it('remembers a name that the child introduced earlier', () => {
    const redactor = createRedactor({ names: [] });
    redactor.redact('My name is Tahlia.');
    expect(redactor.redact('Tahlia ran home.')).toBe('[NAME_1] ran home.');
  });

  it('leaves a placeholder alone that it never gave', () => {
    expect(redact('Hello', { names: ['Mia'] }).restore('[NAME_7] and [SCHOOL_2]')).toBe(
      '[NAME_7] and [SCHOOL_2]',
    );
  });

  it('restores any text exactly', () => {
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
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const text = pieces.join('');
        const redacted = redact(text, { names: ['Mia Chen'] });
        expect(redacted.restore(redacted.text)).toBe(text);
      }),
    );
  });

  it('restores a stream the same however it is cut', () => {
    const redactor = createRedactor({ names: ['Mia', 'Leo'] });
    const hidden = redactor.redact('Mia met Leo. [Stage] Mia [ran] home [NAME_x');
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
    const restorer = createRedactor({ names: [] }).restoreStream();
    expect(restorer.push('a [b')).toBe('a [b');
    expect(restorer.push(' [NA')).toBe(' ');
    expect(restorer.push('H!')).toBe('[NAH!');
  });
});
