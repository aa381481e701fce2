import type { StepType } from '@inkling/contract';

/** There is enough: said once, with the button to the next step beside it. */
export const readyLines: Record<StepType, string> = {
  structuredForm: 'You are ready to plan.',
  freeWriting: 'You are ready to write.',
  chat: 'You are ready for the next step.',
  videoExplanation: 'You are ready for the next step.',
  feedback: 'You are ready for feedback.',
  completed: 'You are ready to finish.',
};

/** Said to a child who was told already. */
export const readyAgain = [
  'Tell me more, or tap “I’m ready”.',
  'You can add more, or tap “I’m ready”.',
  'Add what you like, or tap “I’m ready” to go on.',
];

export const readyReasons = {
  young: 'Your ideas are on your cards.',
  other: 'You have enough on your cards.',
  older: 'You have the parts you need, and the rest can come as you write.',
  wished: 'The rest can come as you write.',
};

/** Nothing more is asked. */
export const enoughAsked = [
  'I have asked enough. Look at your cards, then tap “I’m ready”.',
  'No more questions from me. Tap “I’m ready”, or tell me one more thing you know.',
];
