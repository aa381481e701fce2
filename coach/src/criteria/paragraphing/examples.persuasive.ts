import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const persuasiveExamples: ExamplesByBand = {
  early: [
    {
      topics: ['rabbits', 'hutch'],
      before: 'We should get a rabbit. Rabbits are soft. They do not bark. So get a rabbit.',
      after: 'We should get a rabbit.\n\nRabbits are soft. They do not bark.\n\nSo get a rabbit!',
      why: 'The opinion, the reasons and the end each have their own space.',
    },
    {
      topics: ['nuts', 'allergy'],
      before: 'Do not bring nuts. They can make kids sick. You can bring seeds. Seeds are yum.',
      after: 'Do not bring nuts. They can make kids sick.\n\nYou can bring seeds. Seeds are yum.',
      why: 'One paragraph is about nuts. One is about seeds.',
    },
    {
      topics: ['soap', 'germs'],
      before: 'Wash your hands.\nGerms are bad.\nSoap is good.\nDo it now.',
      after: 'Wash your hands. Germs make you sick, and soap takes them off.\n\nDo it now!',
      why: 'Lines on the same idea belong together.',
    },
    {
      topics: ['painting', 'art'],
      before: 'We need more art. Art is calm. We need more paint too. The red is gone.',
      after: 'We need more art. Art makes us calm.\n\nWe need more paint, too. The red is all gone.',
      why: 'A new reason starts a new paragraph.',
    },
    {
      topics: ['train', 'set'],
      before: 'I want a train set. I can build it with you. It will last for years. Please say yes.',
      after: 'I want a train set.\n\nI can build it with you. It will last for years.\n\nPlease say yes!',
      why: 'The break before “Please” gets the reader ready for the end.',
    },
  ],
  growing: [
    {
      topics: ['bushwalking', 'health'],
      before:
        'Bushwalking is healthy. It makes your heart strong. It is free. You only need shoes and water.',
      after:
        'Bushwalking is good for the body. It makes your heart strong and clears your head.\n\nIt is also good for the wallet. All you need is shoes and water.',
      why: 'Each paragraph opens with a topic sentence and then backs it up.',
    },
    {
      topics: ['curfew', 'teenagers'],
      before:
        'A later curfew would help. We could do our jobs. Some parents worry. They can ring us. That would fix it.',
      after:
        'A later curfew would let us work our jobs and still see our friends.\n\nOf course, some parents will worry. One quick call at nine o’clock would settle that.',
      why: 'The worry, and the answer to it, get a paragraph of their own.',
    },
    {
      topics: ['theatre', 'drama'],
      before:
        'Drama makes you brave. My sister was shy. She did a play. Drama helps with reading. You have to learn lines.',
      after:
        'Drama makes people brave. My sister was too shy to order chips. After one play, she was giving speeches.\n\nDrama helps with reading, too. You can’t learn lines you have not read.',
      why: 'One point, then its proof. Next point, then its proof.',
    },
    {
      topics: ['drones', 'privacy'],
      before:
        'Drones should be banned in parks. They are noisy. They can film you. In the end parks are for people.',
      after:
        'Drones should be banned in parks. They are noisy, and they can film people who never agreed to it.\n\nIn the end, parks are for people.',
      why: 'The last line stands alone, so it rings out.',
    },
    {
      topics: ['meat', 'beans', 'cattle'],
      before:
        'We should have one day with no meat. It saves money. Beans cost less. It helps the Earth. Cows use a lot of water.',
      after:
        'A day without meat saves money. A tin of beans costs a quarter as much as mince.\n\nMore importantly, it helps the Earth. Cattle need a great deal of water.',
      why: '“More importantly” shows that the paragraphs climb to the best reason.',
    },
  ],
  strong: [
    {
      topics: ['cost', 'safety', 'power'],
      after:
        'Cost comes first, because it is the easiest to measure.\n\nSafety comes second, because it is the easiest to fear.\n\nTime comes last, because it is the one thing we cannot buy more of.',
      why: 'The three topic sentences show an argument that climbs.',
    },
    {
      topics: ['handwriting', 'keyboards'],
      after:
        'Keyboards are faster. Nobody disputes it.\n\nBut speed is a strange thing to want from thinking. When the hand slows, the mind is given a moment to choose…',
      why: 'A two-line paragraph gives way. The next one, longer, turns the tables.',
    },
    {
      topics: ['tourists', 'sacred', 'climbing'],
      after:
        'For years the sign at the base asked visitors not to climb. Thousands climbed past it.\n\nIn 2019 the chain came down. What the Anangu owners had asked for so long was, at last, simply the rule.',
      why: 'One paragraph for the asking and one for the answer. The gap holds all those years.',
    },
    {
      topics: ['cents', 'scoreboard', 'recycling'],
      after:
        'Ten cents does not sound like much.\n\nAcross a town of nine thousand people and one hot summer, it is a new scoreboard, a shade sail and the end of glass in the creek.',
      why: 'A short claim is set apart so that the evidence can tower over it.',
    },
    {
      topics: ['apologies', 'justice'],
      after:
        'An apology changes nothing, say its critics. They are half right.\n\nIt does not change what happened. It changes what may happen next, and that half is the one we still have a hand in.',
      why: 'The second paragraph picks up “half” and finishes the thought.',
    },
  ],
};
