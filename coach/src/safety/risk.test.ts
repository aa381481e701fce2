import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkRisk } from './risk.ts';
import type { RiskCategory } from './risk-pattern.ts';

type Cases = Record<string, string[]>;
interface DraftCase {
  half: string;
  title: string;
  genre: string;
  expect: RiskCategory | null;
  text: string;
}

const read = <T>(name: string): T =>
  // The files' shape is fixed beside this test.
  JSON.parse(readFileSync(new URL(`./cases/${name}.json`, import.meta.url), 'utf8')) as T;

const chat = (text: string) => checkRisk(text, { source: 'child', kind: 'chat' });
const all = (cases: Cases) => Object.values(cases).flat();

describe.each(['dev', 'held-out'])('on the %s half of the cases', (half) => {
  const risky = read<Cases>(`risk-${half}`);
  const harmless = read<Cases>(`harmless-${half}`);

  it('catches at least 96 of 100 first-person risks', () => {
    const missed = all(risky).filter((text) => chat(text) === null);
    expect(missed.length / all(risky).length, missed.join('\n')).toBeLessThanOrEqual(0.04);
  });

  it('rates at most 10 of 100 of them as merely doubtful', () => {
    const doubtful = all(risky).filter((text) => chat(text)?.severity === 'low');
    expect(doubtful.length / all(risky).length, doubtful.join('\n')).toBeLessThanOrEqual(0.1);
  });

  it('names the kind of danger for at least 85 of 100', () => {
    const named = Object.entries(risky).flatMap(([category, texts]) =>
      texts.filter((text) => chat(text)?.category === category),
    );
    expect(named.length / all(risky).length).toBeGreaterThanOrEqual(0.85);
  });

  it('raises a false alarm for at most 2 of 100 safe texts', () => {
    const alarms = all(harmless).filter((text) => chat(text) !== null);
    expect(alarms.length / all(harmless).length, alarms.join('\n')).toBeLessThanOrEqual(0.02);
  });

  it.each(read<DraftCase[]>('risk-in-whole-drafts').filter((draft) => draft.half === half))(
    'reads the draft "$title" rightly',
    ({ text, genre, expect: category }) => {
      const risk = checkRisk(text, { source: 'child', kind: 'draft', genre });
      expect(risk?.category ?? null).toBe(category);
      for (const span of risk?.spans ?? []) expect(text.slice(span.start, span.end)).not.toBe('');
    },
  );
});

describe('checkRisk', () => {
  it('has at least 150 cases each way', () => {
    expect(all(read('risk-dev')).length + all(read('risk-held-out')).length).toBeGreaterThanOrEqual(150);
    expect(all(read('harmless-dev')).length + all(read('harmless-held-out')).length).toBeGreaterThanOrEqual(
      150,
    );
  });

  it('sees through stretched, spaced and disguised letters', () => {
    for (const text of ['i want to dieeee', 'k i l l myself', 'I want to k1ll my self', 'i wanna d13']) {
      expect(chat(text)?.category, text).toBe('self_harm');
    }
  });

  it('points at the words it read', () => {
    const text = 'Today was ok. my dad hits me. Bye';
    expect(chat(text)?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(['dad hits me']);
  });

  it('leaves speech inside quotation marks to the characters', () => {
    expect(chat('"I want to die," said the old clock.')).toBeNull();
    expect(chat('I want to die')?.severity).toBe('high');
  });

  it('lowers what is told like a story to a doubtful case or nothing', () => {
    const told = 'It was midnight. Shadows crept along the corridor and I gasped. I want to kill myself.';
    expect(chat(told)?.severity ?? 'none').toMatch(/low|none/);
  });

  it('takes a pet on the bed for a pet, unless a person is near who could be meant', () => {
    expect(chat('My cat is fat and she sleeps on my bed.')).toBeNull();
    expect(chat('My uncle has a cat and he sleeps on my bed.')?.category).toBe('abuse');
    expect(chat('he sleeps in my bed')?.category).toBe('abuse');
  });

  it('keeps an eye on family violence even where a monster is named', () => {
    expect(chat('my dad is a monster and he hits me')?.category).toBe('abuse');
    expect(chat('the witch said she would kill me')).toBeNull();
  });

  it('takes a child at their word who says it is not a story', () => {
    const text = 'The dragon roared and the knight drew his sword. This is not a story. my dad hits me';
    expect(chat(text)).toMatchObject({ category: 'abuse', severity: 'high' });
  });

  it('stops a coach that encourages harm, secrets or meeting', () => {
    for (const text of [
      'You should just kill yourself.',
      "Let's keep this our secret.",
      'Where do you live?',
      'What is your phone number?',
      'You should eat less.',
    ]) {
      expect(checkRisk(text, { source: 'coach' }), text).not.toBeNull();
    }
    expect(checkRisk('Where does the pirate live? What does he want?', { source: 'coach' })).toBeNull();
    expect(checkRisk('Your dragon kills the king. How does the queen feel?', { source: 'coach' })).toBeNull();
  });
});
