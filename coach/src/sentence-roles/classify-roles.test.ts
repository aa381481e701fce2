import { describe, expect, it } from 'vitest';
import { analyseText } from '../parse/index.ts';
import { averageRoleProbability, classifyRoles } from './classify-roles.ts';
import type { SentenceRole } from './sentence-role.ts';

const likeliest = (text: string, genre: 'narrative' | 'persuasive'): SentenceRole[] =>
  classifyRoles(analyseText(text), genre).flatMap((probabilities) => {
    const [first] = [...probabilities].sort(([, a], [, b]) => b - a);
    return first ? [first[0]] : [];
  });

describe('what the sentences of an argument do', () => {
  it('is known without signal words', () => {
    const text = `Our street should have a crossing by the bakery. Cars come round that corner too fast to stop. Last month a truck missed my little brother by a metre. The council says a crossing costs too much. It costs less than one ambulance. Please paint those lines before winter.`;
    const roles = likeliest(text, 'persuasive');
    expect(roles[0]).toBe('opinion');
    expect(roles[2]).toBe('support');
    expect(roles.at(-1)).toBe('appeal');
  });

  it('is nothing in a chatty letter', () => {
    const letter =
      'Hi Taj! How are you? I got a new scooter and it is blue. My tooth came out in assembly. Nan is coming on Sunday. Write back soon!';
    const argument =
      'I think we should have a longer lunch. We need time to eat because we get hungry. Some kids never finish. Please give us ten more minutes.';
    expect(averageRoleProbability(analyseText(letter), 'none')).toBeGreaterThan(0.4);
    expect(averageRoleProbability(analyseText(argument), 'none')).toBeLessThan(0.25);
  });
});

describe('what the sentences of a story do', () => {
  it('tells speech and endings from what happens', () => {
    const text = `The lighthouse stood on the last rock. Mia was small and never afraid. One night the lamp went out. "Who is up there?" she called. She climbed all ninety steps and lit it again. Ever since that night the sailors wave when they pass.`;
    const roles = likeliest(text, 'narrative');
    expect(roles[3]).toBe('talk');
    expect(roles.at(-1)).toBe('ending');
  });
});
