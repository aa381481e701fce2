import { describe, expect, it } from 'vitest';
import { isSubjectInTitle, topicIn, topicWords } from './writing-topic.ts';

const wordsFor = (title: string) => topicWords(topicIn({ activity: { title }, cards: [] }));

describe('the topic in a title', () => {
  it.each([
    ['Storm poem', { topic: 'a storm' }],
    ['A report about sea turtles', { topic: 'sea turtles', animal: 'sea turtles' }],
    ['Octopus', { topic: 'the octopus', topicDoes: 'does' }],
    ['How bees live', { process: 'how bees live', topic: 'bees', topicDoes: 'do' }],
    ['How do volcanoes erupt?', { process: 'how volcanoes erupt', topic: 'volcanoes' }],
    [
      'Why do leaves change colour?',
      { process: 'why leaves change colour', why: 'why leaves change colour' },
    ],
    ['Why is the sky blue?', { process: 'why the sky is blue', topic: 'the sky' }],
    ['How to make a kite', { process: 'how to make a kite', topic: undefined }],
    ['Should school start later?', { yesOrNo: 'yes or no', topic: undefined }],
    ['My Bedroom', { topic: 'your bedroom' }],
    ['Why do we need sleep?', { process: 'why we need sleep' }],
    ['How does a plane fly?', { process: 'how a plane flies', how: 'how a plane flies', why: undefined }],
    ['How I learned to swim', { process: 'how you learned to swim' }],
    ['What happens when ice melts?', { process: 'what happens when ice melts' }],
    ['How did the dinosaurs die out?', { process: undefined, topic: 'the dinosaurs' }],
    ['Recycling at school', { topic: 'recycling at school', place: undefined }],
    ['The Market', { topic: 'the Market' }],
    ['Australian animals', { topic: 'Australian animals' }],
    ['Pizza', { dish: 'pizza' }],
    ['Is homework useful?', { yesOrNo: 'yes or no' }],
    ['Homework', { topic: 'homework', yesOrNo: undefined }],
  ])('of “%s”', (title, words) => {
    expect(wordsFor(title)).toMatchObject(words);
  });

  it.each(['How bees live', 'Why is the sky blue?', 'Storm poem'])('is there in “%s”', (title) => {
    expect(isSubjectInTitle({ activity: { title } })).toBe(true);
  });

  it.each(['Should school start later?', 'A Place I Know', 'My Favourite Food', 'Information report'])(
    'is left open in “%s”',
    (title) => {
      expect(isSubjectInTitle({ activity: { title } })).toBe(false);
    },
  );

  it('is taken from a card where the title leaves it open', () => {
    const cards = [{ id: '1', slot: 'subject', label: 'What I describe', text: 'our kitchen' }];
    expect(topicWords(topicIn({ activity: { title: 'A Place I Know' }, cards })).topic).toBe('your kitchen');
    const market = [{ id: '1', slot: 'subject', label: 'What I describe', text: 'a market' }];
    expect(topicWords(topicIn({ activity: { title: 'A Place I Know' }, cards: market })).topic).toBe(
      'the market',
    );
  });
});
