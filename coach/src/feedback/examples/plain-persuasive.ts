import type { PlainExamples } from './plain-examples.ts';

/** What growing and strong arguments do, in words that Years 2 to 4 read. */
export const plainPersuasiveExamples: PlainExamples = {
  audience: [
    {
      topics: ['park', 'swings'],
      before: 'I want new swings.',
      after: 'Dear Mayor, you walk past our park each day. Have you seen the swings? Two are broken.',
      why: 'It speaks to the one who can help.',
    },
    {
      topics: ['lunch', 'time'],
      before: 'Lunch should be longer.',
      after: 'You know how it is. You just sit down with your lunch, and then the bell rings.',
      why: '“You know how it is” makes the reader think: yes, I know that!',
    },
    {
      topics: ['bedtime', 'book'],
      before: 'I should stay up late.',
      after:
        'Mum, I know you want me to sleep well. Ten more minutes with a book would help me do just that.',
      why: 'It says first what the reader cares about.',
    },
  ],
  text_structure: [
    {
      topics: ['hens', 'eggs'],
      before: 'Hens are good. We should have hens. They lay eggs.',
      after:
        'Our school should keep hens. First, they give us eggs. Next, they eat our scraps. So let us build a hen house!',
      why: 'It says what you think, gives two reasons and ends with what to do.',
    },
    {
      topics: ['hats', 'sun'],
      before: 'Hats are good in the sun and I like hats.',
      after:
        'We should all wear hats. The sun can burn you in ten minutes. That is why I say: no hat, no play!',
      why: 'The last line says the main point again in a strong way.',
    },
    {
      topics: ['library', 'quiet'],
      before: 'The library is quiet. It is good.',
      after:
        'Some kids say the library is boring. But it is the one place where you can hear your own thoughts.',
      why: 'It tells what others think and then has an answer.',
    },
  ],
  ideas: [
    {
      topics: ['dogs', 'walk'],
      before: 'Dogs are good pets because they are fun.',
      after:
        'Dogs are good pets because they get you out of the house. My dog Max needs a walk each day, so I walk, too.',
      why: 'A true story about Max shows that the reason is right.',
    },
    {
      topics: ['bins', 'rubbish'],
      before: 'We need more bins.',
      after: 'We need more bins. On Monday I counted 14 bits of rubbish next to the slide, and no bin.',
      why: 'A number that you counted is hard to say no to.',
    },
    {
      topics: ['swimming', 'safe'],
      before: 'Kids should learn to swim. It is good.',
      after:
        'Kids should learn to swim. If you fall in a river and you can swim, you can get out. If you can not, who will help?',
      why: 'It tells what could happen, so we see why it matters.',
    },
  ],
  persuasive_devices: [
    {
      topics: ['bikes', 'road'],
      before: 'We need a bike path.',
      after: 'Would you let your child ride next to a truck? We need a bike path.',
      why: 'A question makes the reader stop and think.',
    },
    {
      topics: ['trees', 'shade'],
      before: 'Trees are good. They give shade.',
      after: 'Trees give us shade. Trees give us air. Trees give birds a home. Let us plant one now!',
      why: 'It says “trees give” three times. That sticks in your head.',
    },
    {
      topics: ['bullies', 'kind'],
      before: 'We should be kind.',
      after: 'Think of a kid who sits on her own each day. You can change that with one word: hello.',
      why: 'We feel sad for the kid, and then we know what to do.',
    },
  ],
  vocabulary: [
    {
      topics: ['plastic', 'sea'],
      before: 'Plastic is bad for the sea.',
      after: 'Plastic chokes turtles and seals.',
      why: '“Chokes” is much stronger than “is bad for”.',
    },
    {
      topics: ['sleep', 'tired'],
      before: 'Sleep is good. You are not tired.',
      after: 'Sleep helps your brain grow. With too little of it, you yawn and you snap at your friends.',
      why: 'Brain, yawn and snap are just the right words for this.',
    },
    {
      topics: ['canteen', 'chips'],
      before: 'The canteen has bad food.',
      after: 'The canteen sells chips that drip with fat.',
      why: 'Now we know what is bad about it.',
    },
  ],
  cohesion: [
    {
      topics: ['garden', 'carrots'],
      before: 'We should have a garden. We can eat carrots. We can learn.',
      after: 'We should have a garden. Not only could we eat the carrots, we could also learn how they grow.',
      why: '“Not only” and “also” join the two good things.',
    },
    {
      topics: ['screens', 'eyes'],
      before: 'Screens hurt your eyes. Go outside.',
      after: 'If you look at screens all day, your eyes get sore. So take a break and go outside.',
      why: '“If” and “so” show how one thing leads to the next.',
    },
    {
      topics: ['cats', 'birds'],
      before: 'Cats are cute. Cats eat birds. Keep cats in.',
      after: 'Cats are cute. However, they eat birds. That is why they should stay in at night.',
      why: '“However” turns around. “That is why” sums it up.',
    },
  ],
  paragraphing: [
    {
      topics: ['uniform', 'clothes'],
      before:
        'A uniform is cheap. It is easy to pick your clothes. A uniform is fair, too. All kids look the same.',
      after:
        'A uniform is cheap. It is easy to pick your clothes.\n\nA uniform is fair, too. All kids look the same.',
      why: 'Each reason has a paragraph of its own.',
    },
    {
      topics: ['zoo', 'animals'],
      before: 'A zoo can save animals. It keeps them safe. So I say yes to a zoo. Come and see one!',
      after: 'A zoo can save animals. It keeps them safe.\n\nSo I say yes to a zoo. Come and see one!',
      why: 'The reason is over. The end gets a new paragraph.',
    },
    {
      topics: ['phone', 'class'],
      before:
        'A phone can ring in class. It stops us all. But what if your mum needs you? She can call the office.',
      after:
        'A phone can ring in class. It stops us all.\n\nBut what if your mum needs you? She can call the office.',
      why: 'What other people ask starts a new part.',
    },
  ],
  sentence_structure: [
    {
      topics: ['reading', 'words'],
      before: 'Reading is fun. You learn new words. It is good.',
      after: 'When you read each night, you learn new words. Try it!',
      why: 'A line with “when” and then a short one. That has a good beat.',
    },
    {
      topics: ['car', 'school'],
      before: 'Cars are bad near school and kids can get hurt and we should walk.',
      after: 'Cars near our school can hurt kids. If more of us walk, there will be fewer cars.',
      why: 'One long line is now two, and “if” joins two thoughts.',
    },
    {
      topics: ['sport', 'team'],
      before: 'Sport is good. You make friends. You get strong.',
      after: 'Sport makes you strong, and you make friends who cheer for you.',
      why: '“And” and “who” put three thoughts in one line.',
    },
  ],
  punctuation: [
    {
      topics: ['homework', 'play'],
      before: 'do we need homework no we need to play',
      after: 'Do we need homework? No! We need to play.',
      why: 'Three lines, three marks: one asks, one shouts and one tells.',
    },
    {
      topics: ['pets', 'rabbit'],
      before: 'We dont need a big pet a rabbit is soft small and kind.',
      after: 'We don’t need a big pet. A rabbit is soft, small and kind.',
      why: 'See the mark in “don’t”, the stop after “pet” and the comma in the list.',
    },
    {
      topics: ['paper', 'waste'],
      before: 'First of all we waste paper. My teachers bin is full.',
      after: 'First of all, we waste paper. My teacher’s bin is full.',
      why: 'You stop for a bit after “first of all”. The bin belongs to the teacher.',
    },
  ],
  spelling: [
    {
      topics: ['friends', 'because'],
      before: 'I like school becos my frends are there.',
      after: 'I like school because my friends are there.',
      why: 'You use these two every day. Say “fri-ends” in your head.',
    },
    {
      topics: ['should', 'could'],
      before: 'We shud have a pool so we cud swim.',
      after: 'We should have a pool so we could swim.',
      why: 'Should, could and would all end in “ould”.',
    },
    {
      topics: ['their', 'there'],
      before: 'There toys are over their.',
      after: 'Their toys are over there.',
      why: '“There” is a place, like “here”. “Their” shows who owns it.',
    },
  ],
};
