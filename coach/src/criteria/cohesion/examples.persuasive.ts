import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const persuasiveExamples: ExamplesByBand = {
  early: [
    {
      topics: ['grapes', 'lollies'],
      before: 'Eat grapes. They are sweet. Lollies hurt teeth.',
      after: 'Eat grapes because they are sweet. Lollies are sweet too, but they hurt your teeth.',
      why: '“Because” and “but” show how the ideas go together.',
    },
    {
      topics: ['sunscreen', 'skin'],
      before: 'Use sunscreen. Skin can burn. Burns are sore.',
      after: 'First, put on sunscreen. If you do not, your skin can burn. Then it will be sore.',
      why: '“First”, “If” and “Then” lead the reader along.',
    },
    {
      topics: ['puzzles', 'brain'],
      before: 'Puzzles are fun. Puzzles help you think. Puzzles are quiet.',
      after: 'Puzzles are fun. They help you think. Also, they are quiet.',
      why: '“They” stands for puzzles. “Also” adds one more reason.',
    },
    {
      topics: ['bread', 'birds'],
      before: 'Do not feed birds. They get sick. They get lazy.',
      after: 'Do not feed the birds, because bread makes them sick. It makes them lazy as well.',
      why: 'Each “them” and “It” points back to something clear.',
    },
    {
      topics: ['ramp', 'wheelchair'],
      before: 'We need a ramp. Tom has a wheelchair. He cannot get in.',
      after: 'Tom has a wheelchair, so he cannot get in. That is why we need a ramp.',
      why: '“So” and “That is why” tie the reason to the opinion.',
    },
  ],
  growing: [
    {
      topics: ['composting', 'peelings'],
      before: 'Composting is easy. You put peelings in. It makes soil. It saves money.',
      after:
        'Composting is easy: you simply drop your peelings in a bin. In a few months they become rich soil. As a result, nobody needs to buy any.',
      why: '“In a few months” and “As a result” show time and effect.',
    },
    {
      topics: ['helmets', 'horses'],
      before: 'Riding is fun. Riding is risky. Wear a helmet.',
      after:
        'Riding horses is a joy. However, even a gentle horse can trip. For this reason, a helmet is not optional.',
      why: '“However” turns the argument, and “For this reason” brings it home.',
    },
    {
      topics: ['newspapers', 'articles'],
      before: 'Our school should have a newspaper. Kids would write. Kids would read more.',
      after:
        'A school newspaper would get us writing. In addition, it would get us reading, since everyone wants to see a friend’s name in print.',
      why: '“In addition” adds, and “since” explains. They do different jobs.',
    },
    {
      topics: ['solar', 'panels', 'roof'],
      before: 'Solar panels cost a lot. They save money after. They are good for the Earth.',
      after:
        'At first, solar panels cost a great deal. Over ten years, though, this cost pays for itself. The planet benefits even sooner.',
      why: '“This cost” picks up the idea before it, so the reader never gets lost.',
    },
    {
      topics: ['orchestra', 'practice'],
      before: 'You have to practise. Some people stop. They miss out.',
      after:
        'Learning an instrument takes practice. Those who stop too early miss the best part. That moment when forty players breathe together cannot be bought.',
      why: '“Those” and “That moment” point back and forward, and knit the lines.',
    },
  ],
  strong: [
    {
      topics: ['honesty', 'headlines'],
      after:
        'A false headline travels fast. Its correction, if one appears at all, travels slowly and alone. It is this difference in speed, rather than any lack of facts, that ought to worry us.',
      why: '“Its correction” and “this difference” carry each idea into the next.',
    },
    {
      topics: ['camping', 'wilderness'],
      after:
        'Wilderness teaches patience. Patience teaches attention. And attention, as any ranger will tell you, is what keeps you alive out there.',
      why: 'Each sentence begins with the word that ended the last, like links in a chain.',
    },
    {
      topics: ['budgets', 'arts'],
      after:
        'Granted, the budget is small. Granted, too, that a leaking roof cannot wait. What can wait, surely, is a third electronic sign.',
      why: '“Granted … Granted, too … What can wait” guides the reader through giving way to a firm point.',
    },
    {
      topics: ['mentors', 'apprentices'],
      after:
        'Where a lecture tells, a mentor shows; where a lecture ends, a mentor returns. Such patience is expensive. The lack of it, as we have seen, costs far more.',
      why: 'Balanced halves and “Such patience” hold the argument tight.',
    },
    {
      topics: ['tourism', 'coral', 'reef'],
      after:
        'Tourism can fund the reef or wear it out. Which of the two it does depends less on how many come than on how they behave. Numbers, then, are the wrong place to start.',
      why: '“Which of the two” and “then” make the logic visible.',
    },
  ],
};
