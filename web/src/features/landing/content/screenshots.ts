import { screens } from '@inkling/contract';

/** Photographed in the demo school; each is there in the light and the dark theme. */
export const productScreenshots = [
  {
    picture: 'chat',
    alt: 'The chat of a child’s writing: the coach asks, the child answers, and an idea is kept on a card',
    title: 'Questions, not answers',
    text: 'The coach asks until the idea is there. It never writes the sentence: every word stays your child’s own.',
    link: { label: 'Walk through a piece', href: screens['sample-writing'].path },
  },
  {
    picture: 'marks',
    alt: 'Feedback on a draft: one strength, one next step, and the sentence it is about',
    title: 'Marks with reasons',
    text: 'One strength and one thing to do next. Behind them ten criteria, each with the words that earned the mark.',
    link: { label: 'See two drafts marked', href: '#coach' },
  },
  {
    picture: 'growth',
    alt: 'A parent’s page: what a child finished this month, a sentence of theirs, and one thing to try at home',
    title: 'Progress you can read',
    text: 'What grew this month in plain words, a sentence your child wrote, and one thing to try at home.',
    link: { label: 'See the plans', href: '#pricing' },
  },
] as const;
