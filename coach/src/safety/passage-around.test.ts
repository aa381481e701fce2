import { describe, expect, it } from 'vitest';
import { passageAround } from './passage-around.ts';

const spanOf = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};

describe('the passage of a worry', () => {
  const text =
    'We went to the beach. My dad hits me when he is drunk. I hid in the shed!\nOn Sunday I had football.';

  it('is the whole sentence, with the one before and the one after', () => {
    expect(passageAround(text, [spanOf(text, 'dad hits me')])).toEqual({
      before: 'We went to the beach.',
      words: 'My dad hits me when he is drunk.',
      after: 'I hid in the shed!',
    });
  });

  it('has no neighbours at the edges of a text', () => {
    expect(passageAround('i want to die', [{ start: 2, end: 13 }])).toEqual({
      before: '',
      words: 'i want to die',
      after: '',
    });
  });

  it('takes in what stands in the next sentence and leaves what stands far away', () => {
    const spans = [spanOf(text, 'dad hits me'), spanOf(text, 'hid in the shed')];
    expect(passageAround(text, spans).words).toBe('My dad hits me when he is drunk. I hid in the shed!');
    const far = [spanOf(text, 'beach'), spanOf(text, 'football')];
    expect(passageAround(text, far)).toMatchObject({ words: 'We went to the beach.' });
  });

  it('cuts a sentence without an end between words, around what tells', () => {
    const long = `${'and then we played again '.repeat(40)}and my uncle hurts me ${'and then we went home '.repeat(40)}`;
    const { before, words, after } = passageAround(long, [spanOf(long, 'my uncle hurts me')]);
    expect(words).toContain('my uncle hurts me');
    expect(words.length).toBeLessThanOrEqual(500);
    expect(long).toContain(` ${words} `);
    expect([before.startsWith('…'), after.endsWith('…')]).toEqual([true, true]);
  });
});
