import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const narrativeExamples: ExamplesByBand = {
  early: [
    {
      topics: ['snail', 'leaf'],
      before: 'I saw a snail. It ate. It slept.',
      after: 'First, I saw a snail on a leaf. Then it ate a hole in the leaf. After that, it slept.',
      why: '“First”, “Then” and “After that” tell us the order.',
    },
    {
      topics: ['umbrella', 'puddle'],
      before: 'It rained. I had no umbrella. I got wet.',
      after: 'It rained and I had no umbrella, so I got wet.',
      why: '“And” and “so” join the bits that go together.',
    },
    {
      topics: ['pancakes', 'breakfast'],
      before: 'I like pancakes. Dad made pancakes. I ate pancakes.',
      after: 'Dad made pancakes because I like them. I ate four!',
      why: '“Because” gives the reason. “Them” stands for pancakes, so we do not say it again.',
    },
    {
      topics: ['drum', 'band'],
      before: 'Ben hit the drum. Ben was loud. Ben was happy.',
      after: 'Ben hit the drum. He was loud, but he was happy too.',
      why: '“He” means Ben. The reader can follow it with no trouble.',
    },
    {
      topics: ['penguin', 'ice'],
      before: 'The penguin slid. The penguin fell in.',
      after: 'The penguin slid on its tummy until it fell in with a splash.',
      why: '“Until” shows how one thing led to the next.',
    },
  ],
  growing: [
    {
      topics: ['skateboard', 'ramp'],
      before: 'I went down the ramp. I fell. I got up. I went down again.',
      after:
        'The first time I went down the ramp, I fell. Even so, I got up. By lunchtime, falling had stopped scaring me.',
      why: 'Time links and “Even so” show how the tries are connected.',
    },
    {
      topics: ['lizard', 'terrarium'],
      before: 'My lizard got out. My lizard was behind the fridge. My lizard was cold.',
      after:
        'My lizard got out. Hours later we found the runaway behind the fridge, where the poor thing was stiff with cold.',
      why: '“The runaway” and “the poor thing” are new names for the lizard, so nothing is repeated.',
    },
    {
      topics: ['treehouse', 'ladder'],
      before: 'We built a treehouse. We ran out of wood. We used a door.',
      after:
        'We had almost finished the treehouse when the wood ran out. Instead of giving up, we used an old door for the floor.',
      why: '“Instead of” links the problem and the answer in one go.',
    },
    {
      topics: ['fishing', 'jetty'],
      before: 'We fished. We did not get any. Pop told a story. We got one.',
      after:
        'For an hour we caught nothing at all. Meanwhile, Pop told the story of the great white he once hooked off this jetty. Just as he reached the best part, my line jerked.',
      why: '“Meanwhile” and “Just as” weave two things together in time.',
    },
    {
      topics: ['costume', 'parade'],
      before: 'I made a costume. It was a dragon. The tail was long. People stepped on it.',
      after:
        'My dragon costume had one fault: its tail. The longer the parade went on, the more people stepped on it.',
      why: '“Its” and “it” point back clearly, and “the longer … the more” ties cause to effect.',
    },
  ],
  strong: [
    {
      topics: ['candle', 'blackout'],
      after:
        'First the lights went, then the hum of the fridge, and finally the argument. With nothing left to shout over, my parents lit a candle. In that small circle they began, for once, to listen.',
      why: 'The list leads us down into quiet, and “that small circle” ties the candle to the talk.',
    },
    {
      topics: ['mountain', 'summit', 'climb'],
      after:
        'Climbing was the easy part. What came after it, the long knee-jarring trudge down with the summit behind us and nothing to look forward to, was where we learned who our friends were.',
      why: '“What came after it” lifts the first idea and carries it straight into the next.',
    },
    {
      topics: ['refugee', 'boat', 'necklace'],
      after:
        'The necklace had crossed three borders sewn into a hem. It had crossed a sea in a shoe. Now, having come so far, it lay in a glass dish beside the bathroom sink, as if journeys were nothing.',
      why: 'The repeated “had crossed” knits the sentences, and “Now” turns them.',
    },
    {
      topics: ['bees', 'hive', 'swarm'],
      after:
        'The swarm lifted. So did every face in the street. What had been a hum became a roof of sound, and under that roof nobody, not even the little ones, moved.',
      why: 'Each sentence picks up a word or an image from the one before it.',
    },
    {
      topics: ['marathon', 'runner'],
      after:
        'At thirty kilometres she hated the road. At thirty-five she hated her shoes. By forty there was nothing left to hate, and strangely, that was when the running became easy.',
      why: 'The repeated pattern marks the distance, and “that was when” makes the turn.',
    },
  ],
};
