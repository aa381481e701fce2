import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const narrativeExamples: ExamplesByBand = {
  early: [
    {
      topics: ['cat', 'roof'],
      before: 'My cat is black. I like my cat.',
      after: 'My cat went up on the roof. She did not know how to get down. I held up a box for her.',
      why: 'Each line tells a bit more about one thing that happened.',
    },
    {
      topics: ['shell', 'crab'],
      before: 'I got a shell. I got a ice cream.',
      after: 'I picked up a shell. It had legs! A tiny crab was inside, so I put it back in the pool.',
      why: 'It stays with one idea, the shell, and tells us more.',
    },
    {
      topics: ['rain', 'boots'],
      before: 'It was raining. I was sad. It was fun.',
      after:
        'It was raining, so I could not play ball. Then I put on my boots and we made a river in the yard.',
      why: 'Now we know why it was sad and how it turned into fun.',
    },
    {
      topics: ['swing', 'playground'],
      before: 'I went on the swing.',
      after: 'I went so high on the swing that I saw over the wall. A man was walking six dogs!',
      why: 'One surprise gives the reader something new.',
    },
    {
      topics: ['seed', 'garden'],
      before: 'I have a garden. It is good.',
      after: 'I put one seed in the garden. I gave it water each day. One day it was as tall as me!',
      why: 'The idea grows step by step, just like the plant.',
    },
  ],
  growing: [
    {
      topics: ['spaceship', 'alien'],
      before: 'An alien came and we had a fight and I won.',
      after:
        'The alien did not want to fight. It pointed at its broken ship, then at my toolbox. How do you ask an alien which spanner it needs?',
      why: 'A fight is the idea we expect. A visitor who needs help is fresher.',
    },
    {
      topics: ['scooter', 'race'],
      before: 'We had a scooter race and I came first.',
      after:
        'I was winning the scooter race when I heard Sam’s wheel crack. If I stopped, I would lose. If I didn’t, who would help him?',
      why: 'A hard choice gives the story something to think about.',
    },
    {
      topics: ['magpie', 'swoop'],
      before: 'A magpie swooped me. I ran away.',
      after:
        'The magpie swooped everyone except old Mr Lim. I followed him for a week to learn why. Each morning he said hello to it by name.',
      why: 'It asks “why?” and lets the reader find out with the character.',
    },
    {
      topics: ['paint', 'mural', 'wall'],
      before: 'We painted a wall at school.',
      after:
        'Everyone wanted to paint the biggest thing on the wall. Only Aisha asked for the smallest brush. She spent the whole day on one bee, and it is the part that people stop to look at.',
      why: 'One small thread (the bee) carries a bigger idea: small things matter.',
    },
    {
      topics: ['time', 'machine', 'clock'],
      before: 'I made a time machine and saw dinosaurs.',
      after:
        'My time machine could only go back ten minutes. That was enough to catch the milk before it fell. It was not enough to unsay what I had said to my sister.',
      why: 'A limit on the magic makes the problem more interesting.',
    },
  ],
  strong: [
    {
      topics: ['whale', 'sailor', 'ocean'],
      after:
        'For a year the sailor had hunted the whale that sank his ship. When he found it, it lay quite still beside its calf, watching him with an eye as old as the ocean. He had forgotten that it might be afraid.',
      why: 'The idea turns around: the hunter begins to see through the eyes of the hunted.',
    },
    {
      topics: ['glasses', 'invisible'],
      after:
        'The glasses showed Priya what people were missing. A dog hung beside the bus driver. An empty chair followed the principal everywhere. She did not dare to look in a mirror.',
      why: 'One invented object lets the writer explore loss without using the word.',
    },
    {
      topics: ['apple', 'orchard', 'harvest'],
      after:
        'Grandpa left the best apple on every tree. “For the birds,” he said, though we were poor. I thought it was foolish until the winter after he died, when the orchard was full of song.',
      why: 'A habit becomes the theme: generosity comes back.',
    },
    {
      topics: ['city', 'silence', 'phones'],
      after:
        'On the morning the phones died, the city did something it had not done in years. It looked up. Strangers began to ask one another the way, and one of them was my father.',
      why: 'A big “what if” is made real by ending on one person.',
    },
    {
      topics: ['swimmer', 'medal', 'relay'],
      after:
        'The medal hung in our hall for years before Mum told me it was not hers. It belonged to the relay swimmer who had given up her place. Every night of my childhood we had walked past somebody else’s kindness.',
      why: 'The object stays the same while its meaning changes.',
    },
  ],
};
