import type { DemoWriting } from './demo-writing.ts';

const lostKitten = `One day my kitten Pickles was lost. I looked under the bed and in the cubord but she was not their. I was very sad.

Mum said lets make a poster so we did. I drew Pickles with her wite paws and I put our phone number on it. We put it on the pole near the shop.

After dinner I herd a tiny noise. Meow. It was coming from the washing mashine! I opened the door and there was Pickles on my soccer jumper. She was warm and sleepy and she looked at me like I was silly.

"You were there all the time" I said.

Now I always look in the washing mashine before Mum turns it on.`;

const lostKittenFirst = `One day my kitten Pickles was lost. I looked under the bed and in the cubord but she was not their. I was very sad. Mum said lets make a poster so we did. After dinner I herd a noise. It was in the washing mashine! there was Pickles. The end`;

const robotDog = `I have a robot dog and his name is Bolt. He is silver and he has red eyes that glow in the dark. He eats batteries for brekfast.

One night there was a blackout in our street. Everyone was scared because it was so dark. My little sister started to cry. Then Bolt switched his eyes on and we could see everything! He walked in front and I held my sisters hand and we found the candels.

Everybody in our street came to our house because it was the only one with light. We told storys and ate all the ice cream before it melted. It was the best night ever.

Bolt used up all his power so in the morning I gave him two brekfasts.`;

const classPet = `I think our class needs a pet because it makes you happy. When you are sad you can go and look at it.

The best pet is a turtle because they are quiet and dont bite. They also`;

export const leoWritings: DemoWriting[] = [
  {
    of: 'lostPet',
    at: 'completed',
    days: [17, 16, 15],
    minutes: [4, 8, 19, 6],
    answers: [
      'Me',
      'At home',
      'My kitten is lost',
      'We look and make a poster',
      'She is in the washing machine',
      'Somebody in the story (I)',
    ],
    draft: lostKitten,
    firstDraft: lostKittenFirst,
    returnedBefore:
      'I want to find the kitten with you! Tell me where you looked, and what you could hear there.',
    chat: [
      'A pet is gone. Which pet is it, and who is looking for it?',
      'my kitten pickles and me',
      'Pickles! Where would a kitten hide that nobody thinks of?',
      'in the washing mashine',
    ],
  },
  {
    of: { title: 'My Robot Dog', writing_type: 'creative' },
    at: 'completed',
    days: [10, 9, 8],
    minutes: [3, 7, 21, 5],
    answers: [
      'Bolt the robot dog',
      'My street at night',
      'A blackout',
      'Bolt switches his eyes on',
      'Everyone comes to our house',
      'Somebody in the story (I)',
    ],
    draft: robotDog,
  },
  {
    of: 'classPet',
    at: 'freeWriting',
    days: [2, 1],
    minutes: [4, 6, 9],
    answers: [
      'Get a class pet',
      'My class',
      'It makes you happy',
      'Turtles are quiet and dont bite',
      '',
      '',
      ['Strong words'],
    ],
    draft: classPet,
    chat: [
      'You want a pet for the class. Which one, and what is the first good thing about it?',
      'a turtle. they are quiet',
      'Quiet is useful in a classroom. What would somebody say who does not want a turtle?',
      'it smells',
    ],
  },
];
