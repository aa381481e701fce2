import { describe, expect, it } from 'vitest';
import type { IdeaCard } from './conversation.ts';
import { characterWords } from './main-character.ts';

const card = (text: string, slot = 'who', also?: string[]): IdeaCard => ({
  id: text,
  slot,
  label: slot,
  text,
  also,
});

const whoIn = (...texts: string[]): string | undefined =>
  characterWords(
    texts.map((text) => card(text)),
    'The Storm',
  ).who;

describe('the main character', () => {
  it.each([
    ['a girl calld Rosie', 'Rosie'],
    ['a boy caled tim', 'Tim'],
    ['its a robot kalled zip', 'Zip'],
    ['a unicorn namd Sparkle', 'Sparkle'],
    ['my hamster noodle he is a NINJA', 'Noodle'],
    ['a hamster that is small and fluffy', 'the hamster'],
    ['a girl who has a dog called Max', 'the girl'],
    ['a girl wants to get into a locked shed', 'the girl'],
    ['Tom and Lily', 'Tom and Lily'],
    ['a boy and his dog', 'the boy and his dog'],
    ['a boy cold Max', 'Max'],
    ['a boy cold and wet', 'the boy'],
    ['Noodle the ninja hamster', 'Noodle'],
    ['my guinea pig', 'your guinea pig'],
    ['my cat sleeps all day', 'your cat'],
    ['my best friend sam', 'Sam'],
    ['two girls called Mia and Zoe', 'Mia and Zoe'],
    ['a girl and a locked shed', 'the girl'],
    ['a group of kids', 'the kids'],
    ['a kid called poopy head', 'the kid'],
    ['a litel dragn', 'your main character'],
    ['hamster', 'the hamster'],
  ])('of “%s” is %s', (said, who) => {
    expect(whoIn(said)).toBe(who);
  });

  it('takes a name from a later card only where it is the same one’s', () => {
    expect(whoIn('a girl', 'she is called rosie')).toBe('Rosie');
    expect(whoIn('a girl', 'her dog is called Max')).toBe('the girl');
    expect(whoIn('a girl', 'Max helps her')).toBe('the girl');
  });

  it('comes before someone who is told of in passing', () => {
    const cards = [card('Max gets locked in', 'trouble', ['who']), card('a girl calld Rosie')];
    expect(characterWords(cards, 'The Shed').who).toBe('Rosie');
  });

  it('is spoken of in the number it has, and is never “they”', () => {
    expect(characterWords([card('two brothers')], 'Home')).toMatchObject({ who: 'the brothers', does: 'do' });
    expect(characterWords([card('a hamster')], 'Home')).toMatchObject({ who: 'the hamster', does: 'does' });
    expect(characterWords([], 'Home')).toMatchObject({ who: 'your main character', is: 'is' });
  });
});
