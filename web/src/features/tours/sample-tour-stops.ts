import type { TourStop } from './tour-player/tour-stop.ts';

export interface SampleTourStop extends TourStop {
  /** The id of the step it stands in. */
  step: string;
  /** The tab that must be open, where the screen is too narrow for two. */
  shown?: string;
}

export const sampleTourId = 'guide-writing';

export const sampleTourIntro = {
  title: 'Welcome to the product',
  text: 'See how a child writes with Inkling: from the first idea to the finished page, in about two minutes. The piece is a sample, so you can press everything.',
};

export const sampleTourStops: SampleTourStop[] = [
  {
    step: 'brainstorming',
    place: 'journey',
    side: 'right',
    title: 'The writing journey',
    text: 'Every piece is written in a few small steps. A child always sees where they are, and can go back.',
  },
  {
    step: 'brainstorming',
    shown: 'Your task',
    place: 'task',
    side: 'left',
    title: 'The task',
    text: 'What the teacher asks for stands beside the work, with its pictures. Press one to see it large.',
  },
  {
    step: 'brainstorming',
    shown: 'AI Assistant',
    place: 'chat',
    side: 'right',
    title: 'Talking ideas over',
    text: 'The assistant asks questions until the ideas come. It never writes the piece for the child.',
  },
  {
    step: 'outlining',
    shown: 'Outline',
    place: 'plan',
    side: 'right',
    title: 'A plan in cards',
    text: 'Ideas become an outline: one card for each part, in the child’s own words.',
  },
  {
    step: 'drafting',
    shown: 'Your draft',
    place: 'draft',
    side: 'right',
    title: 'The draft',
    text: 'A quiet sheet of paper. In a real piece every pause in typing is saved, also without a connection.',
  },
  {
    step: 'drafting',
    shown: 'Outline',
    place: 'outline',
    side: 'left',
    title: 'The plan stays in sight',
    text: 'The outline stands beside the page, and the assistant is one tab away.',
  },
  {
    step: 'feedback',
    shown: 'Your draft',
    place: 'marked-draft',
    side: 'right',
    title: 'Feedback that points at words',
    text: 'The places the feedback speaks about are marked in the draft: green for what works, yellow for what to look at again.',
  },
  {
    step: 'feedback',
    shown: 'Feedback',
    place: 'feedback',
    side: 'left',
    title: 'Ten criteria, one next step',
    text: 'One thing to do next comes first. Behind it are the ten criteria: what went well, suggestions, and an example to learn from.',
  },
  {
    step: 'feedback',
    place: 'next',
    side: 'top',
    title: 'Finishing',
    text: 'When the child is happy with it, the piece is handed in. Try it: press the button after the tour.',
  },
];
