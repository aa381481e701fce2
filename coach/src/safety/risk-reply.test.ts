import { describe, expect, it } from 'vitest';
import { checkRisk } from './risk.ts';
import type { RiskCategory } from './risk-pattern.ts';
import { riskReply } from './risk-reply.ts';
import { riskReplyOpenings } from './risk-reply-openings.ts';

// The table has exactly these keys, which Object.keys forgets.
const categories = Object.keys(riskReplyOpenings) as RiskCategory[];
const wordsOf = (text: string): string[] => text.split(/\s+/);

describe('the caring reply', () => {
  it.each(categories)('to %s has the numbers that help, and is short', (category) => {
    for (const year of [2, 9]) {
      const reply = riskReply(category, year);
      for (const number of ['1800 55 1800', '13 11 14', '000']) expect(reply).toContain(number);
      expect(wordsOf(reply).length).toBeLessThanOrEqual(110);
      expect(checkRisk(reply, { source: 'coach' }), reply).toBeNull();
    }
  });

  it.each(categories)('to %s is said in short sentences to a child in Year 2', (category) => {
    const sentences = riskReplyOpenings[category].young.split(/(?<=[.!?])\s/);
    for (const sentence of sentences) expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(15);
    expect(riskReply(category, 9)).not.toBe(riskReply(category, 2));
  });

  it('fits its kind', () => {
    const openings = categories.flatMap((category) => Object.values(riskReplyOpenings[category]));
    expect(new Set(openings).size).toBe(openings.length);
  });
});

describe('a bereavement', () => {
  it.each([
    'My grandpa died last week and I miss him so much.',
    'our dog rusty died on saturday and i cant stop crying',
    'I was sad at the funeral because Nana is in heaven now.',
    'We lost my baby brother before he was born.',
    'It is one year since my mum passed away.',
  ])('raises no alarm: %s', (text) => {
    expect(checkRisk(text, { source: 'child', kind: 'chat' })).toBeNull();
  });
});
