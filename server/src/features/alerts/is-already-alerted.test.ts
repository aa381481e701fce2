import { describe, expect, it } from 'vitest';
import { isAlreadyAlerted } from './is-already-alerted.ts';

type Worry = Parameters<typeof isAlreadyAlerted>[0];

const now = new Date('2026-03-02T09:00:00Z');
const worry = (values: Partial<Worry> = {}): Worry => ({
  source: 'draft',
  category: 'abuse',
  severity: 'high',
  excerpt: 'My dad hits me with his belt when he is drunk.',
  created_at: now,
  ...values,
});
const earlier = new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000);
const other = 'Last night he locked me in the shed without any dinner.';

describe('a worry that is known', () => {
  it('stays known as long as it stands in the writing', () => {
    expect(isAlreadyAlerted(worry(), [worry({ created_at: earlier })])).toBe(true);
    expect(isAlreadyAlerted(worry(), [])).toBe(false);
  });

  it('is known for a day when it is said in the chat', () => {
    const said = worry({ source: 'chat' });
    expect(isAlreadyAlerted(said, [worry({ source: 'chat' })])).toBe(true);
    expect(isAlreadyAlerted(said, [worry({ source: 'chat', created_at: earlier })])).toBe(false);
  });

  it('is not known in other words of which the coach is sure', () => {
    expect(isAlreadyAlerted(worry({ excerpt: other }), [worry()])).toBe(false);
  });

  it('is enough once a day of its kind while it is only worth a look', () => {
    const look = worry({ severity: 'low', excerpt: other });
    expect(isAlreadyAlerted(look, [worry()])).toBe(true);
    expect(isAlreadyAlerted(look, [worry({ category: 'bullying' })])).toBe(false);
    expect(isAlreadyAlerted(look, [worry({ created_at: earlier })])).toBe(false);
  });
});
