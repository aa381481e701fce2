import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const persuasiveExamples: ExamplesByBand = {
  early: [
    {
      topics: ['hats', 'sun'],
      before: 'Hats are good.',
      after: 'Everyone should wear a hat in the sun. It will keep your face cool.',
      why: 'The first line tells the reader what the writer thinks.',
    },
    {
      topics: ['pets', 'dog'],
      before: 'I want one. It is good.',
      after: 'Dear Mum and Dad,\nI think we should get a dog.',
      why: 'Now we know who it is for and what is being asked.',
    },
    {
      topics: ['fruit', 'canteen'],
      before: 'Get fruit.',
      after: 'Do you like crunchy apples? Our canteen should sell fruit each day.',
      why: 'A question makes the reader think and say yes.',
    },
    {
      topics: ['bed', 'bedtime', 'sleep'],
      before: 'I should stay up.',
      after: 'Dad, I know you worry that I will be tired. But I can read in bed and still be up on time.',
      why: 'The writer shows they know what Dad thinks.',
    },
    {
      topics: ['trees', 'shade'],
      before: 'We need trees.',
      after: 'Our yard has no shade. When we eat lunch, we are hot and red. We need trees!',
      why: 'The reader learns what is wrong first, so they care.',
    },
  ],
  growing: [
    {
      topics: ['helmets', 'scooters'],
      before: 'People should wear helmets on scooters because it is safe.',
      after:
        'Picture your little brother flying down the hill on his scooter. Now picture a stone. Is a helmet really too much trouble?',
      why: 'The reader is put inside a scene before being asked to agree.',
    },
    {
      topics: ['library', 'hours'],
      before: 'The library should be open longer.',
      after:
        'You may think that nobody goes to the library any more. Come past at five o’clock and count the faces at the locked door.',
      why: 'It names the reader’s doubt and answers it politely.',
    },
    {
      topics: ['plastic', 'bottles', 'bins'],
      before: 'Plastic is bad for animals and we should stop using it.',
      after:
        'We have all dropped a bottle in the wrong bin and walked on. I have too. Here is what happens to it next.',
      why: '“We” and “I have too” make the reader feel included, not blamed.',
    },
    {
      topics: ['swimming', 'lessons'],
      before: 'Swimming lessons should be free.',
      after:
        'Parents of our town, there are eleven creeks within walking distance of this school. Your children will find them. Let’s make sure they can swim.',
      why: 'It speaks to one exact group and to what matters to them.',
    },
    {
      topics: ['music', 'instruments'],
      before: 'Schools should teach music.',
      after:
        'Remember the first song you knew by heart? Somebody taught you that. Every child deserves a somebody.',
      why: 'It begins with a warm memory the reader will have.',
    },
  ],
  strong: [
    {
      topics: ['zoos', 'cages'],
      after:
        'I loved zoos. I had the membership card, the plush giraffe and the face paint. So believe me when I say that what I am about to argue does not come easily.',
      why: 'By admitting a change of mind, the writer wins trust before the hard part.',
    },
    {
      topics: ['streetlights', 'footpath'],
      after:
        'Councillors, you drive home. That is not an accusation; it is simply the reason you may not have noticed that Wattle Street has no footpath and, after five in winter, no light.',
      why: 'The tone is firm but fair, chosen for adults with the power to act.',
    },
    {
      topics: ['silence', 'phones', 'assembly'],
      after:
        'Put this page down for ten seconds and listen. If you reached for your phone, you have just made my first point for me.',
      why: 'The reader takes part, so the reader is the evidence.',
    },
    {
      topics: ['uniforms', 'tailors'],
      after:
        'Those who defend uniforms speak of equality, and they mean it. It is a good word. Let us take it seriously, then, and look at the price tag.',
      why: 'It respects the other side and then uses their own word.',
    },
    {
      topics: ['languages', 'noongar'],
      after:
        'In Perth you already speak some Noongar. You have said the names of the suburbs and the streams all your life. What would it take for us to know what we are saying?',
      why: 'It shows readers they are part of the story, with respect for whose words these are.',
    },
  ],
};
