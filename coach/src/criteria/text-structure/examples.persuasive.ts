import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const persuasiveExamples: ExamplesByBand = {
  early: [
    {
      topics: ['bananas', 'snack'],
      before: 'I like bananas. They are yellow.',
      after: 'Bananas are the best snack. They are sweet and they fill you up. So eat a banana today!',
      why: 'It has an opinion, two reasons and an ending.',
    },
    {
      topics: ['garden', 'worms'],
      before: 'We need a garden. Worms are fun.',
      after:
        'I think our class needs a garden. We could grow beans. We could see worms. That is why we need a garden.',
      why: 'The last line says the big idea again.',
    },
    {
      topics: ['goldfish', 'tank'],
      before: 'Goldfish are good because they are good.',
      after: 'A goldfish is a good pet. It is quiet. It does not need a walk. You should get one.',
      why: 'The reasons come after the opinion, one by one.',
    },
    {
      topics: ['recess', 'play'],
      before: 'Recess is short. I want more.',
      after:
        'Recess should be longer. First, we need time to eat. Also, we need time to run. Please make recess longer.',
      why: '“First” and “Also” show where each reason starts.',
    },
    {
      topics: ['rain', 'games', 'hall'],
      before: 'When it rains it is boring. Open the hall.',
      after:
        'The hall should be open when it rains. We could play games there. We would not get wet. Open the hall, please!',
      why: 'Start, reasons and end are all in place.',
    },
  ],
  growing: [
    {
      topics: ['breakfast', 'club'],
      before: 'We should have a breakfast club. Kids are hungry. It is good. We should have one.',
      after:
        'Our school needs a breakfast club. The first reason is learning: hungry heads can’t think. The second is friendship, because a shared table is a good place to meet. For both reasons, a breakfast club should begin this term.',
      why: 'The opening gives the opinion, each reason has its own space, and the ending pulls them together.',
    },
    {
      topics: ['tablets', 'screens'],
      before: 'Tablets are bad for eyes. Books are better. Tablets cost a lot. Tablets break.',
      after:
        'Books beat tablets in class, for three reasons: health, cost and care. First, health. Screens tire our eyes…',
      why: 'The introduction is a map. The reader knows what is coming and in what order.',
    },
    {
      topics: ['homework', 'weekends'],
      before: 'There should be no homework at weekends. That is what I think. The end.',
      after:
        'So the next time a teacher reaches for the weekend worksheet, I hope she thinks of tired eyes, empty parks and families who never see each other. Two days off is not too much to ask.',
      why: 'This ending reminds us of each reason and asks for something clear.',
    },
    {
      topics: ['museum', 'excursions'],
      before: 'Museums are good. You learn things. Some people think they are boring but they are not.',
      after:
        'Some people say that museums are boring. They may be thinking of dusty cases and long labels. But last term our class held a real fossil, and nobody yawned.',
      why: 'A whole paragraph is given to the other side, and then it is answered.',
    },
    {
      topics: ['litter', 'river'],
      before: 'Litter is bad. It hurts fish. We should pick it up.',
      after:
        'First comes the problem: forty bags of litter from one bend of the river. Next comes the cause: no bins on the path. Last comes the answer, and it costs less than a new sign.',
      why: 'Problem, cause and answer follow each other in a sensible order.',
    },
  ],
  strong: [
    {
      topics: ['voting', 'choices', 'essay'],
      after:
        'The essay opens with a question: “Who will live longest with the choices made this year?” Three paragraphs later it closes: “Those who will live longest with the choice should have a say in it.”',
      why: 'The conclusion answers the opening question, so the argument feels finished.',
    },
    {
      topics: ['wind', 'turbines', 'energy'],
      after:
        'Noise, birds, cost: these are the honest worries about wind turbines, and each deserves an honest reply. I shall take the weakest worry first and the strongest last.',
      why: 'The writer plans the order out loud and saves the hardest point for the end.',
    },
    {
      topics: ['sport', 'compulsory'],
      after:
        'Having seen what sport gives to those who love it, we must be fair to those who dread it. That is why the second half of this essay is about choice.',
      why: 'One sentence looks back and forward, so the two halves join.',
    },
    {
      topics: ['gate', 'building', 'cars'],
      after:
        'The plan has three steps, and none of them needs a new building. Move the gate. Paint a line. Give every family one free week to try it.',
      why: 'The final section moves from argument to a plan that a reader can follow.',
    },
    {
      topics: ['poem', 'poetry'],
      after:
        'To sum up would be to repeat myself. Instead, let me leave you with the last line of the poem we were told was “too hard” for us: we learned it by lunchtime.',
      why: 'The conclusion adds one final proof and does not just list the reasons again.',
    },
  ],
};
