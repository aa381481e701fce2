import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const persuasiveExamples: ExamplesByBand = {
  early: [
    {
      topics: ['boots', 'puddles'],
      before: 'Boots good for puddles.',
      after: 'Boots are good for puddles.',
      why: 'The little word “are” makes it a whole sentence.',
    },
    {
      topics: ['pizza', 'friday'],
      before: 'We should have pizza it is yum we can share it.',
      after: 'We should have pizza on Friday. It is yum, and we can share it.',
      why: 'A full stop goes after each whole idea.',
    },
    {
      topics: ['bees', 'honey'],
      before: 'Bees is good. They makes honey.',
      after: 'Bees are good. They make honey.',
      why: 'More than one bee: “bees are”, “they make”.',
    },
    {
      topics: ['stairs', 'running'],
      before: 'Do not run on the stairs. You can fall. It will hurt.',
      after: 'If you run on the stairs, you can fall.',
      why: '“If” joins two ideas in one strong sentence.',
    },
    {
      topics: ['letters', 'post'],
      before: 'I like letters. I like getting letters. I like sending letters.',
      after: 'I like getting letters. When I send one, I get one back!',
      why: 'The sentences start in different ways.',
    },
  ],
  growing: [
    {
      topics: ['cafeteria', 'queue'],
      before: 'The queue is long, we run out of time, we eat too fast.',
      after: 'Because the queue is so long, we run out of time and eat too fast.',
      why: '“Because” joins what commas alone cannot.',
    },
    {
      topics: ['gardens', 'rooftop'],
      before: 'Roofs are empty. We could put gardens on them. It would be cooler.',
      after: 'If we put gardens on our empty roofs, the whole street would be cooler.',
      why: 'An “If” sentence shows the action and its result together.',
    },
    {
      topics: ['skatepark', 'council'],
      before: 'The council should build a skatepark. The council has land. The council has money.',
      after: 'Why has no skatepark been built? The council, which owns the land, also has the money.',
      why: 'It opens with a question. Then “which owns the land” tucks in a fact.',
    },
    {
      topics: ['mobile', 'phones', 'dinner'],
      before: 'Phones at dinner are rude and nobody talks and we should put them away.',
      after:
        'Phones at dinner are rude. Nobody talks. Although it feels hard at first, putting them away is worth it.',
      why: 'Short, short, long: the rhythm keeps the reader awake.',
    },
    {
      topics: ['fences', 'dingo'],
      before: 'Dingoes get blamed. Dingoes help. They eat foxes.',
      after: 'Dingoes, so often blamed, actually help by keeping foxes away.',
      why: 'Three little sentences become one with more to say.',
    },
  ],
  strong: [
    {
      topics: ['newspapers', 'democracy'],
      after:
        'Close the local newspaper and nothing happens; that is the trouble. Nothing happens that anyone hears about.',
      why: 'The semicolon turns a plain claim on its head. The echo finishes it.',
    },
    {
      topics: ['bridges', 'engineers'],
      after:
        'Not the tallest tower, not the longest bridge, but the humble drain, unseen and unthanked, is what keeps a city alive.',
      why: 'Two “not” phrases make us wait for the real subject.',
    },
    {
      topics: ['bilingual', 'grandparents'],
      after:
        'To lose your grandparents’ language is to lose your grandparents twice: once when they die, and once, long before, when you can no longer answer them.',
      why: 'The colon and the balanced ending carry a strong feeling with control.',
    },
    {
      topics: ['supermarket', 'curiosity', 'breakfast'],
      after:
        'Children ask. They ask at breakfast, at bedtime, at the worst possible moment in the supermarket. Somewhere between Year 1 and Year 10, they stop. We should ask why.',
      why: 'Sentence length swells and shrinks, and the final verb answers the first.',
    },
    {
      topics: ['parks', 'benches'],
      after:
        'Were every bench in every park to vanish overnight, we would learn by lunchtime how many people have nowhere else to sit.',
      why: '“Were … to vanish” is a neat way to imagine something without “if”.',
    },
  ],
};
