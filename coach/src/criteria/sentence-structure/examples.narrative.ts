import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const narrativeExamples: ExamplesByBand = {
  early: [
    {
      topics: ['duck', 'lake'],
      before: 'The duck on the lake.',
      after: 'The duck swam on the lake.',
      why: 'A sentence needs a doing word. “Swam” tells us what the duck did.',
    },
    {
      topics: ['apples', 'basket'],
      before: 'I got the basket and I got apples and I went home and I ate one.',
      after: 'I got the basket and filled it with apples. Then I went home. I ate one.',
      why: 'One long sentence is now three. Each one is easy to read.',
    },
    {
      topics: ['lamb', 'bottle'],
      before: 'The lamb was hungry I gave it milk.',
      after: 'The lamb was hungry, so I gave it milk.',
      why: 'Two ideas need a joining word, like “so”, or a full stop.',
    },
    {
      topics: ['train', 'window'],
      before: 'We was on the train. I seen a cow.',
      after: 'We were on the train. I saw a cow.',
      why: 'We say “we were” and “I saw”. Read it out loud to check.',
    },
    {
      topics: ['mask', 'paper'],
      before: 'I made a mask. I made it red. I made it big.',
      after: 'I made a big red mask. When I put it on, my brother jumped!',
      why: 'The second sentence starts in a new way, with “When”.',
    },
  ],
  growing: [
    {
      topics: ['volcano', 'experiment'],
      before: 'We made a volcano, it went everywhere, the teacher was shocked.',
      after: 'We made a volcano. When we added the vinegar, it went everywhere, and even the teacher gasped.',
      why: 'Commas alone cannot hold sentences together. “When” and “and” can.',
    },
    {
      topics: ['trampoline', 'backflip'],
      before: 'I got on the trampoline. I was scared. I did a backflip.',
      after: 'Although my legs were shaking, I climbed onto the trampoline and did a backflip.',
      why: 'Starting with “Although” sets the fear against the brave act.',
    },
    {
      topics: ['crocodile', 'kakadu'],
      before: 'The crocodile was in the water. It was still. It looked like a log.',
      after: 'Beneath the lilies of Kakadu, as still as a log, lay the crocodile.',
      why: 'The place comes first and the crocodile last, so we meet it late.',
    },
    {
      topics: ['baby', 'cousin', 'crying'],
      before: 'My baby cousin cried and we tried a toy and we tried a song and she kept crying.',
      after: 'We tried a toy. We tried a song. Nothing worked until my brother sneezed, and she laughed.',
      why: 'Two short sentences and one long one make a rhythm.',
    },
    {
      topics: ['compass', 'forest'],
      before: 'The compass was broken. We did not know it. We walked the wrong way.',
      after: 'Not knowing that the compass was broken, we walked steadily in the wrong direction.',
      why: 'An “-ing” opening packs the reason into the same sentence.',
    },
  ],
  strong: [
    {
      topics: ['lion', 'circus'],
      after:
        'The lion, who had been everyone’s nightmare for a week, yawned, turned around twice and, like any old cat on any old rug, went to sleep.',
      why: 'The sentence winds slowly, then ends on three plain words.',
    },
    {
      topics: ['ballet', 'dancer', 'stage'],
      after:
        'She leapt. For one long, impossible second there was no stage, no music, no aching ankle, no panel of judges with their pencils raised. Then she landed.',
      why: 'Short, long, short: the sentence lengths copy the jump.',
    },
    {
      topics: ['mine', 'opal'],
      after:
        'Had he dug one metre to the left, he would have found nothing; had he stopped an hour sooner, he would have gone home; but he did neither, and so there it was, an opal burning green in the dust.',
      why: 'Two balanced halves and a semicolon build up to the find.',
    },
    {
      topics: ['bell', 'tower', 'village'],
      after:
        'Up they went, past the ropes, past the ruined clock, past the place where the steps gave out, until at last they stood beside the bell that had not rung since the war.',
      why: 'The repeated “past” makes us climb every step.',
    },
    {
      topics: ['garden', 'gnome'],
      after: 'What the gnome wanted, though nobody had ever thought to ask, was to face the other way.',
      why: 'Holding back the answer until the very end makes it funny.',
    },
  ],
};
