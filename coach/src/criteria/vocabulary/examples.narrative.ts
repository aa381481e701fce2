import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const narrativeExamples: ExamplesByBand = {
  early: [
    {
      topics: ['frog', 'pond'],
      before: 'The frog went in the pond.',
      after: 'The frog plopped into the pond.',
      why: '“Plopped” lets us hear it. “Went” could be anything.',
    },
    {
      topics: ['soup', 'kitchen'],
      before: 'The soup was good.',
      after: 'The soup was hot and salty, with soft bits of carrot.',
      why: '“Good” tells us little. These words let us taste it.',
    },
    {
      topics: ['mouse', 'floor'],
      before: 'The mouse ran on the floor.',
      after: 'The tiny mouse scurried over the cold floor.',
      why: '“Scurried” is just how a mouse runs.',
    },
    {
      topics: ['truck', 'road'],
      before: 'A big truck came.',
      after: 'A huge yellow truck rumbled up the road.',
      why: 'The action word has a sound in it.',
    },
    {
      topics: ['blanket', 'bed'],
      before: 'My blanket is nice.',
      after: 'My blanket is fluffy and warm, and it smells like soap.',
      why: 'Three clear words do more than “nice”.',
    },
  ],
  growing: [
    {
      topics: ['waterfall', 'rocks'],
      before: 'The water went over the rocks and it was loud.',
      after: 'The waterfall thundered over the rocks and sprayed our faces with icy mist.',
      why: 'Strong verbs (thundered, sprayed) do the work of many small words.',
    },
    {
      topics: ['spider', 'web'],
      before: 'There was a spider in a big web.',
      after: 'A golden orb spider dangled in the centre of her web, as still as a brooch.',
      why: 'The exact name and one comparison make the picture sharp.',
    },
    {
      topics: ['football', 'oval', 'tackle'],
      before: 'He ran fast and got away from them.',
      after: 'He sidestepped one tackle, shrugged off another and sprinted for the line.',
      why: 'Sports have their own exact words. Use the ones players use.',
    },
    {
      topics: ['noodles', 'stall'],
      before: 'The food smelled really nice.',
      after: 'Ginger and garlic sizzled at the noodle stall, and my stomach grumbled.',
      why: 'Naming the smells is stronger than saying they were nice.',
    },
    {
      topics: ['attic', 'dust'],
      before: 'The room was old and dirty.',
      after: 'Dust had settled on everything in the attic, as thick and soft as felt.',
      why: 'The writer shows how old it is with one exact detail.',
    },
  ],
  strong: [
    {
      topics: ['eagle', 'ridge'],
      after:
        'The wedge-tailed eagle tilted one wing, unhurried, and the whole valley seemed to swing beneath it.',
      why: '“Unhurried” is one precise word that gives the eagle its power.',
    },
    {
      topics: ['orchestra', 'conductor'],
      after:
        'A hush fell. The conductor lifted her baton and, from somewhere among the cellos, a single low note unspooled into the dark.',
      why: '“Unspooled” is borrowed from thread and makes us see a sound.',
    },
    {
      topics: ['glacier', 'ice'],
      after:
        'The glacier groaned. Hairline cracks raced across its blue face, branching and branching, until a slab the size of a church leaned out and, almost politely, fell.',
      why: 'Exact verbs with one unexpected word, “politely”, keep the picture fresh.',
    },
    {
      topics: ['tailor', 'cloth', 'suit'],
      after:
        'The tailor’s fingers were nimble and nicked. He smoothed the cloth as though calming a nervous animal, and only then did he reach for the chalk.',
      why: 'The word choices show care without ever saying “careful”.',
    },
    {
      topics: ['mangrove', 'mud', 'tide'],
      after:
        'At low tide the mangroves stand on their knotted roots, ankle-deep in glistening mud, while a thousand unseen claws tick and click around them.',
      why: 'The sounds of the words (knotted, tick, click) match what they describe.',
    },
  ],
};
