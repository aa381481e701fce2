import { expect, it } from 'vitest';
import { analyseText } from '../parse/index.ts';
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

const caseForCats = `A ban on cats would punish the wrong people. Most owners build a run, keep their pet indoors after dusk and pay the council what it asks, and a new rule takes no notice of any of them.

Make the yearly fee low for an owner whose cat stays in, and painful for everybody else. Spend what comes in on rangers, and tell people where it went.`;

it.each([
  'Cats do kill wildlife. Mine has left a lizard on my pillow, and one that is allowed to wander takes more than a hundred small animals every season, which no amount of purring makes up for.',
  'Another danger is traffic. Drivers swerve at night, and each winter our vet sees thirty animals that somebody hit outside the bakery. Rangers with torches would do more about it than any sign.',
])('a short word carries a topic, and an announced point needs only one: %s', (paragraph) => {
  const text = `${caseForCats}\n\n${paragraph}`;
  expect(findOffTopic(analyseText(text), { genre: 'persuasive', prompt: '' })).toEqual([]);
});

it('a story told to you stays with you', () => {
  const told = `You wake up and the clock has stopped. You pull on a jumper that smells of old chips and run down the stairs with toast in your hand, but the bus is rolling away and the driver only waves. You start to run. A dog chases you, and you lose a shoe in the mud beside the bridge, and then it begins to rain.

Finally you reach the gate. It is completely empty. There are no cars, no noise and not one person in the yard. You bang on the office window with both fists, and nobody answers.`;
  expect(findOffTopic(analyseText(told), { genre: 'narrative', prompt: '' })).toEqual([]);
});
