import type { Example } from './example.ts';

/** Reflections and explanations to learn from, for feedback without a mark. */
export const examplesWithoutCriteria: Record<'wellbeing' | 'expository', readonly Example[]> = {
  wellbeing: [
    {
      topics: ['piano', 'recital'],
      after:
        'My hands shook before my piano piece. I told my aunty, and she said hers shake too. Knowing that made mine a bit steadier.',
      why: 'It names a feeling, and then what helped.',
    },
    {
      topics: ['moving', 'house', 'boxes'],
      after:
        'When we packed the last boxes, I felt cross with everyone. I think I was really sad about leaving. Next time I will say so sooner.',
      why: 'It looks under the first feeling and finds another one.',
    },
    {
      topics: ['garden', 'beans'],
      after: 'I felt flat all morning. Watering the beans with Pop was small and quiet, and it helped.',
      why: 'A small thing that helps is worth writing down.',
    },
    {
      topics: ['spelling', 'bee'],
      after:
        'I went out in the first round of the spelling bee. My face went hot. Then Ari asked to sit with me, and I could breathe again.',
      why: 'It says what the body felt and who was there.',
    },
    {
      topics: ['puppy', 'training'],
      after:
        'Our puppy would not sit, and I wanted to give up. I waited, and I tried once more. I am proud that I waited.',
      why: 'It is proud of what was done, not of winning.',
    },
    {
      topics: ['camp', 'tent'],
      after:
        'On the first night at camp I missed home. I drew our kitchen in my notebook. It felt closer after that.',
      why: 'It tells a feeling and one thing that made it lighter.',
    },
  ],
  expository: [
    {
      topics: ['honey', 'bees'],
      after:
        'A bee makes about one twelfth of a teaspoon of honey in its whole life. That means every jar is the work of hundreds of bees.',
      why: 'A fact, and then what the fact means.',
    },
    {
      topics: ['tides', 'moon'],
      after:
        'Tides rise and fall because the Moon pulls on the sea. As the Earth turns, each beach takes its turn.',
      why: '“Because” explains it, and the next line makes it easy to picture.',
    },
    {
      topics: ['boomerang', 'wood'],
      after:
        'Not every boomerang comes back. Many First Nations hunters used heavier ones that flew straight. The returning kind was used for play and for scaring birds.',
      why: 'It begins by clearing up something that many readers get wrong.',
    },
    {
      topics: ['bridges', 'arch'],
      after:
        'An arch is strong because each stone leans on the next. Think of two friends pushing their palms together: neither one falls.',
      why: 'A comparison from daily life explains something hard.',
    },
    {
      topics: ['wombats', 'burrow'],
      after:
        'A wombat digs with its front paws and pushes the dirt out backwards. In one night it can dig two metres, which is longer than a bed.',
      why: 'The last few words help the reader see how long two metres is.',
    },
    {
      topics: ['volcano', 'lava'],
      after:
        'First, melted rock gathers deep under the ground. Next, gas pushes it up. Last, it bursts out as lava.',
      why: '“First”, “Next” and “Last” put the steps in order.',
    },
  ],
};
