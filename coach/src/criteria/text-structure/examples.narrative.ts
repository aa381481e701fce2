import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const narrativeExamples: ExamplesByBand = {
  early: [
    {
      topics: ['balloon', 'tree'],
      before: 'I had a balloon. It was blue. I like blue.',
      after: 'I had a blue balloon. Then it got stuck in a tree! Dad got it down with a rake.',
      why: 'Now there is a start, a problem and an ending.',
    },
    {
      topics: ['library', 'book'],
      before: 'I went to the library. I read. I went home.',
      after:
        'I went to the library to find my best book. It was gone! I looked on every shelf. At last I saw it in the wrong box.',
      why: 'Something goes wrong in the middle. That turns a list of events into a story.',
    },
    {
      topics: ['bike', 'hill'],
      before: 'I rode my bike. The end.',
      after:
        'One day I rode my bike to the top of the hill. On the way down my brakes would not work. I steered into the soft grass and stopped. I was safe.',
      why: 'The reader finds out how the problem was fixed.',
    },
    {
      topics: ['koala', 'fence'],
      before: 'A koala was on our fence.',
      after:
        'A koala was stuck on our fence. It could not get down. Mum rang a wildlife helper, and soon it was back in its gum leaves.',
      why: 'It has three parts: who, what went wrong, and how it ended.',
    },
    {
      topics: ['cake', 'party'],
      before: 'It was my party. We had cake. We played.',
      after:
        'It was the day of my party. But the dog ate the cake! So we put a candle in a watermelon and everyone laughed.',
      why: 'The word “But” brings in the problem. The word “So” brings in the way out.',
    },
  ],
  growing: [
    {
      topics: ['tent', 'possum', 'camping'],
      before: 'We went camping. A possum came. Then we went home.',
      after:
        'It was our first night in the tent. At midnight something began to open the food box. Each time we shone the torch, it hid. At last Nina left one apple on a rock, and the possum took it and left our bread alone.',
      why: 'The problem grows (each time we shone the torch) before somebody solves it.',
    },
    {
      topics: ['market', 'wallet'],
      before: 'I lost Mum’s wallet at the market but I found it.',
      after:
        'I was in charge of Mum’s wallet at the market. Between the mangoes and the fish, my pocket went flat. I walked back past each stall and asked. The flower man held it up and grinned. “I was keeping it warm,” he said.',
      why: 'The ending comes from what the character does, not from luck alone.',
    },
    {
      topics: ['rocket', 'bottle', 'science'],
      before: 'We made a bottle rocket and it did not work and then it did.',
      after:
        'Our bottle rocket was meant to fly. On the first try it fell over. On the second it soaked Mr Tran. Before the third, Zoe turned the fins around. It shot up over the science room, and even Mr Tran cheered.',
      why: 'Three tries make the middle strong, and the ending answers the first line.',
    },
    {
      topics: ['surf', 'wave', 'board'],
      before: 'I learned to surf. It was hard. Then I could do it.',
      after:
        'All summer the waves had thrown me off my board. On the last day, I stopped fighting and watched. The quiet wave was the third one. I paddled, stood, and for four whole seconds I flew.',
      why: 'The turning point (I stopped fighting and watched) shows why things changed.',
    },
    {
      topics: ['train', 'platform', 'suitcase'],
      before: 'I got on the wrong train. Then I got home.',
      after:
        'The doors closed and I saw Gran still on the platform with my suitcase. I wanted to cry. Instead I read the map, got off at the next stop and sat under the clock. Eleven minutes later, there was Gran, waving my suitcase like a flag.',
      why: 'We get the setting, the trouble, a choice, and an ending that brings the suitcase back.',
    },
  ],
  strong: [
    {
      topics: ['piano', 'neighbour'],
      after:
        'It begins: “The piano next door only ever played one tune.” It ends: “On Monday the piano played a new tune. It was slow, and full of mistakes, and it was mine.”',
      why: 'The last line mirrors the first, so we can see exactly what has changed.',
    },
    {
      topics: ['bushfire', 'evacuation', 'horses'],
      after:
        'The story opens with the horses already loaded and the sky already orange. Only then does it step back: “That morning had been so ordinary that I had complained about the toast.”',
      why: 'Starting close to the danger and then stepping back keeps control of time.',
    },
    {
      topics: ['chess', 'champion'],
      after:
        'He could take her queen and win. Or he could see, as she had not yet seen, that her hands were shaking. The champion looked at the clock. He moved a pawn instead.',
      why: 'The high point is a choice. What he chooses tells us who he is.',
    },
    {
      topics: ['letter', 'attic', 'soldier'],
      after:
        'We never learned who the letter was for. I put it back in its tin, under the loose board in the attic, and added one of my own. Someone will find them both.',
      why: 'The mystery is not solved, yet the ending still feels complete and hopeful.',
    },
    {
      topics: ['river', 'bridge', 'flood'],
      after:
        'The flood took the bridge on Friday. By Sunday there were two towns where there had been one. It would be a boy with a fishing line who joined them again.',
      why: 'Setting, problem and a hint of the ending stand in three clear sentences.',
    },
  ],
};
