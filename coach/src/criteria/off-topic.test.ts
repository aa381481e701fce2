import { expect, it } from 'vitest';
import { analyseText } from '../text/index.ts';
import { findOffTopic } from './off-topic.ts';

const letter = `Dear Nan and Pop,

I am writing because I want a kitten. I know that you do not like mess on your carpet, and I promise to clean up after breakfast. A kitten would keep me company while you are both at bowls on Saturday afternoon, and it would chase the mice that live behind our fridge. Please think about it before my birthday.`;

const offTopicIn = (paragraph: string): number =>
  findOffTopic(analyseText(`${letter}\n\n${paragraph}`), { genre: 'persuasive', prompt: '' }).length;

it.each([
  'You might worry about the cost. I have forty dollars saved from the paper round, and Uncle Greg offered his old basket. I would sweep the yard each weekend until the food and the vet are paid for.',
  'I have never asked you for anything big. My bike came from the tip, my skates were a present, and I share one bedroom with three sisters who snore. You always say that patience brings its reward.',
])('a letter stays with its reader whatever it comes to talk about: %s', (paragraph) => {
  expect(offTopicIn(paragraph)).toBe(0);
});

it.each([
  'Volcanoes form where melted rock rises through cracks in the crust. The magma collects in a chamber underground, and pressure builds until the mountain erupts. Ash and lava then cool into layers of basalt.',
  'Bread dough rises because yeast feeds on sugar and gives off gas. The baker kneads the flour until the gluten stretches, covers the bowl and leaves it beside a warm oven until evening.',
])('a paragraph out of a book leaves it: %s', (paragraph) => {
  expect(offTopicIn(paragraph)).toBe(1);
});
