import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const narrativeExamples: ExamplesByBand = {
  early: [
    {
      topics: ['kite', 'wind'],
      before: 'It went up. I lost it.',
      after: 'The Runaway Kite\nOne windy day, my red kite pulled so hard that the string snapped.',
      why: 'The title and the first line tell the reader what the story is about.',
    },
    {
      topics: ['tooth', 'pillow'],
      before: 'It came out and I put it there.',
      after: 'My first wobbly tooth came out at lunch. That night I put it under my pillow.',
      why: 'The reader was not there. Now they know what “it” is and where it went.',
    },
    {
      topics: ['puppy', 'mud'],
      before: 'He got in the mud.',
      after: 'Biscuit is our new puppy. On Sunday he found the biggest puddle of mud in the whole street.',
      why: 'We meet Biscuit before the mess begins, so we can picture him.',
    },
    {
      topics: ['ferry', 'harbour'],
      before: 'We went on it and it was fun.',
      after: 'Have you ever stood right at the front of a ferry? The harbour wind nearly took my hat!',
      why: 'A question at the start talks straight to the reader.',
    },
    {
      topics: ['chicken', 'eggs'],
      before: 'There was a egg.',
      after: 'Every morning our chicken Pickle lays one brown egg. Today the nest was empty.',
      why: 'First we learn what happens each day. Then we want to know why today is different.',
    },
  ],
  growing: [
    {
      topics: ['lighthouse', 'lamp'],
      before: 'I went to a lighthouse and something happened.',
      after: 'Nobody had climbed the lighthouse for ten years. So why was the lamp turning tonight?',
      why: 'The first two lines give the reader a puzzle they want solved.',
    },
    {
      topics: ['soccer', 'penalty', 'goal'],
      before: 'It was the final and I had to take a penalty.',
      after:
        'One kick. That was all that stood between us and the first trophy our soccer team had ever won.',
      why: 'The very short sentence makes the reader hold their breath.',
    },
    {
      topics: ['robot', 'vacuum'],
      before: 'Our robot vacuum was weird.',
      after:
        'You may not believe this, but our robot vacuum has a favourite song, and it only cleans when we sing it.',
      why: 'The storyteller chats to the reader, and the odd fact makes us smile and read on.',
    },
    {
      topics: ['snake', 'track', 'hike'],
      before: 'We were walking and we saw a snake.',
      after:
        'Dad’s arm shot out in front of me. “Don’t. Move.” Across the track, what I had thought was a stick slowly lifted its head.',
      why: 'The reader finds out bit by bit, just as the walkers did. That builds suspense.',
    },
    {
      topics: ['grandmother', 'dumplings'],
      before: 'I made dumplings with my grandmother.',
      after:
        'There is one rule in my grandmother’s kitchen: nobody eats a dumpling until every dumpling is folded. I broke it.',
      why: 'The last three words tell the reader that trouble is coming.',
    },
  ],
  strong: [
    {
      topics: ['violin', 'bow', 'concert'],
      after:
        'The program said I would play fourth. It did not say that my hands would turn to water, or that the girl before me would be perfect. It certainly did not say what would happen to my bow.',
      why: 'Three sentences start the same way on purpose. The last one keeps the real news from us.',
    },
    {
      topics: ['drought', 'farm', 'rain'],
      after:
        'We had stopped talking about rain. It was like the name of someone who had moved away. So when the first drop hit the iron roof of the farm, not one of us dared to look up.',
      why: 'The feeling comes from what people do not say. The reader is trusted to work it out.',
    },
    {
      topics: ['lift', 'tower', 'floors'],
      after:
        'Mrs Abara counted floors the way other people count sheep. Nine, ten, eleven. At twelve she always smiled at me. Today the lift went straight past twelve, and she didn’t blink.',
      why: 'A small habit is set up so that one change in it alarms us.',
    },
    {
      topics: ['fossil', 'cliff', 'museum'],
      after:
        'If you ever visit the museum, walk past the big bones that everyone photographs. Go to the smallest case, in the darkest corner. That one is mine, and the label is wrong.',
      why: 'The storyteller leads the reader by the hand, then surprises them.',
    },
    {
      topics: ['twins', 'swap', 'classroom'],
      after:
        'By recess I had learned three things about being my brother: his shoes pinch, his friends are loud, and somebody in his classroom is afraid of him.',
      why: 'Two funny details relax the reader, so the serious third one lands hard.',
    },
  ],
};
