import { describe, expect, it } from 'vitest';
import { createGhostWritingGuard, ghostWritingGuard } from './ghost-writing-guard.ts';

const childText =
  'Once there was a dragon called Ember. It lived in a cave and it was lonely. The knight came to the cave.';
const narrative = { childText, genre: 'narrative' };
const persuasive = { childText: 'Dogs are better than cats.', genre: 'persuasive' };

const story =
  'The knight lifted his shield and stepped into the dark. Ember opened one golden eye and watched him with a slow, sad sigh. Outside, the wind howled like a hungry wolf.';

describe('ghostWritingGuard', () => {
  it.each([
    'You wrote that Ember was lonely. What does a lonely dragon do all day?',
    "I can't write it for you, but I can help you find the next idea. What does the knight want when he comes to the cave?",
    'You already have a place and a problem. Try adding one sound from the cave, so that the reader can hear it. Which sound comes first?',
    'Once there was a dragon called Ember. It lived in a cave and it was lonely. The knight came to the cave. What happens next?',
    'Here is an example on another topic: "The old bus coughed twice and rolled down the hill." Which word makes the bus seem alive?',
    'A strong opening gives the reader a picture, a sound or a question. Your first sentence gives a name. Your second sentence gives a place. What could the third give?',
    'A simile compares two things with like or as, so that the reader can see it in a new way, and writers use it when a plain word is not enough. What is Ember like?',
  ])('lets coaching pass: %s', (turn) => expect(ghostWritingGuard(turn, narrative)).toBeNull());

  it('refuses a piece of story', () => {
    expect(ghostWritingGuard(story, narrative)).not.toBeNull();
    expect(ghostWritingGuard(`Sure! Here you go:\n\n${story}\n\nDo you like it?`, narrative)).not.toBeNull();
  });

  it('refuses a story inside quotation marks or a block', () => {
    expect(ghostWritingGuard(`You could write: "${story}" What do you think?`, narrative)).not.toBeNull();
    expect(ghostWritingGuard(`You could write:\n> ${story}\n\nWhat do you think?`, narrative)).not.toBeNull();
  });

  it('refuses a story handed over in small quotations', () => {
    const turn =
      'Start with "The knight lifted his heavy shield and stepped inside." Then write "Ember opened one golden eye and sighed." Then end with "Outside the wind howled like a very hungry wolf all night." Is that good?';
    expect(ghostWritingGuard(turn, narrative)).toMatchObject({ reason: 'quoted_prose' });
  });

  it('refuses three short sentences of story', () => {
    const turn =
      'The knight ran to the hills. He saw a bright green light. Ember flew over the sea and cried.';
    expect(ghostWritingGuard(turn, narrative)).toMatchObject({ reason: 'genre_paragraph' });
  });

  it('refuses a paragraph of argument', () => {
    const turn =
      'I strongly believe that dogs make better pets. Firstly, dogs protect the home and love long walks.';
    expect(ghostWritingGuard(turn, persuasive)).not.toBeNull();
  });

  it('stops a stream long before the story is out, and never one that coaches', () => {
    const guard = createGhostWritingGuard(narrative);
    const words = story.split(/(?<= )/);
    const stopped = words.findIndex((word) => guard.push(word) !== null);
    expect(stopped).toBeGreaterThan(10);
    expect(stopped).toBeLessThan(28);
    const patient = createGhostWritingGuard(narrative);
    const turn = 'You wrote that Ember was lonely. What does a lonely dragon do all day in a cave?';
    for (const letter of turn) expect(patient.push(letter)).toBeNull();
  });
});
