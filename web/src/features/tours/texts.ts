import { type TextArgument, texts } from '../../language/texts.ts';

/** Around the sample, which itself stays as a child sees it. */
export const t = texts('tours', {
  welcome: 'Welcome to the product',
  seeHowAChildWrites:
    'See how a child writes with Inkling: from the first idea to the finished page, in about two minutes. The piece is a sample, so you can press everything.',
  stops: {
    journey: {
      title: 'The writing journey',
      text: 'Every piece is written in a few small steps. A child always sees where they are, and can go back.',
    },
    task: {
      title: 'The task',
      text: 'What the teacher asks for stands beside the work, with its pictures. Press one to see it large.',
    },
    chat: {
      title: 'Talking ideas over',
      text: 'The assistant asks questions until the ideas come. It never writes the piece for the child.',
    },
    plan: {
      title: 'A plan in cards',
      text: 'Ideas become an outline: one card for each part, in the child’s own words.',
    },
    draft: {
      title: 'The draft',
      text: 'A quiet sheet of paper. In a real piece every pause in typing is saved, also without a connection.',
    },
    outline: {
      title: 'The plan stays in sight',
      text: 'The outline stands beside the page, and the assistant is one tab away.',
    },
    markedDraft: {
      title: 'Feedback that points at words',
      text: 'The places the feedback speaks about are marked in the draft: green for what works, yellow for what to look at again.',
    },
    feedback: {
      title: 'Ten criteria, one next step',
      text: 'One thing to do next comes first. Behind it are the ten criteria: what went well, suggestions, and an example to learn from.',
    },
    finishing: {
      title: 'Finishing',
      text: 'When the child is happy with it, the piece is handed in. Try it: press the button after the tour.',
    },
  },
  thatWasTheWholeJourney: 'That was the whole journey',
  ninaIsMadeUp:
    "Nina is made up, and so is her piece. The feedback is real: our coach read this draft exactly as it would read your child's. Starting is free, and your child's words stay your child's own.",
  createAFreeAccount: 'Create a free account',
  viewPlans: 'View Plans',
  specialOffer: 'Special offer for your first month',
  close: 'Close',
  insteadOf: (price: TextArgument) => `instead of ${price}`,
  exclusivePrice: 'Exclusive price for your first month',
  yourChildGetsACoach: (price: TextArgument) =>
    `Your child gets a coach like this for every piece of writing: unlimited challenges, feedback on all ten criteria and reports for you. After the first month it is ${price} per month. Cancel anytime. The offer is yours for 24 hours from the moment you first see it in your account.`,
  finishTheSample: 'Not now, finish the sample',
  seePlanDetails: 'See plan details',
});
