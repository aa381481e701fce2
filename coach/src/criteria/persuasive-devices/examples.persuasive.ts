import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const persuasiveExamples: ExamplesByBand = {
  early: [
    {
      topics: ['bins', 'rubbish'],
      before: 'Use the bin.',
      after: 'We must use the bin. Do you want rubbish where you play?',
      why: '“Must” is a strong word, and the question makes us think.',
    },
    {
      topics: ['seatbelt', 'car'],
      before: 'A seatbelt is good.',
      after: 'You should put on your seatbelt because it can save your life.',
      why: '“Should” and “because” show the reader why.',
    },
    {
      topics: ['lemonade', 'stall'],
      before: 'Buy my lemonade.',
      after: 'Are you hot? Are you thirsty? Then you need my cold, sweet lemonade!',
      why: 'Two questions and some tasty words help to sell it.',
    },
    {
      topics: ['friend', 'bullying', 'kindness'],
      before: 'Be nice.',
      after: 'Everyone needs a friend. You can be that friend today.',
      why: '“You” talks straight to the reader.',
    },
    {
      topics: ['carrots', 'lunch'],
      before: 'Carrots are good.',
      after: 'Carrots are the best, crunchiest lunch. My mum, who is a nurse, says so too!',
      why: 'A strong word and an expert help us to believe it.',
    },
  ],
  growing: [
    {
      topics: ['showers', 'water'],
      before: 'We should have short showers to save water.',
      after:
        'How long was your shower this morning? Four minutes saves a bucket. Four minutes saves a garden. Four minutes might save a summer.',
      why: 'A question, and then “Four minutes” three times so that it sticks.',
    },
    {
      topics: ['crossing', 'traffic'],
      before: 'We need a crossing. It is dangerous.',
      after:
        'Every afternoon, three hundred children step into the path of trucks. Surely one crossing is not too high a price.',
      why: 'A number, strong words and “Surely” all push the same way.',
    },
    {
      topics: ['kindergarten', 'reading', 'buddies'],
      before: 'Reading buddies is good for big kids and little kids.',
      after:
        'Ask any kindergarten child who their hero is. It is not a film star. It is the Year 6 who turns the pages on Fridays.',
      why: 'It touches our feelings with one small true picture.',
    },
    {
      topics: ['sugar', 'drinks'],
      before: 'Soft drinks have lots of sugar.',
      after:
        'One can holds ten teaspoons of sugar. Would you eat ten teaspoons from the bowl? Of course not. Our dentist calls it “holes in a can”.',
      why: 'A fact, a question and an expert: three kinds of device in four sentences.',
    },
    {
      topics: ['bats', 'gardens'],
      before: 'People think bats are scary but they are good.',
      after:
        'Yes, bats look strange. Yes, they are noisy. But without these night gardeners, who would plant our forests?',
      why: 'It gives way twice (“Yes … Yes …”) and then answers with a fresh image.',
    },
  ],
  strong: [
    {
      topics: ['sea', 'nets', 'turtles'],
      after:
        'A turtle can hold its breath for hours. It cannot hold it for ever. Somewhere off our coast tonight, in a net that nobody remembers losing, one is finding that out.',
      why: 'Short facts, a repeated word and one victim in place of thousands.',
    },
    {
      topics: ['playgrounds', 'risk'],
      after:
        'We have padded the ground, lowered the bars and locked the trees. We have made a playground so safe that the only thing left to fall from is boredom.',
      why: 'Groups of three build up, and a touch of irony closes it.',
    },
    {
      topics: ['volunteers', 'firefighters'],
      after:
        'They are plumbers until the siren. They are teachers until the siren. They are your neighbours until the siren, and then they are all that stands between the fire and your street.',
      why: 'The repeated ending makes the last, longer sentence hit harder.',
    },
    {
      topics: ['machine', 'videos', 'screen'],
      after:
        'Nobody chose to watch for three hours. We chose to watch for three minutes, sixty times. The machine has studied us; perhaps it is time we studied the machine.',
      why: 'A sum, then a sentence turned back to front. It is clever and easy to remember.',
    },
    {
      topics: ['elders', 'stories', 'country'],
      after:
        'When an Elder passes on a story of Country, a library is opened. When nobody makes the time to listen, that library closes quietly, and no fire engine comes.',
      why: 'One image is carried through both sentences, in a respectful tone.',
    },
  ],
};
