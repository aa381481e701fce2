export { ActivityWritingButton, ChallengeWritingButton } from './activity-writing-button.tsx';
export { NextWritingButton } from './next-writing-button.tsx';
export { isReturned, nextWriting, writingsToDo } from './writings.queries.ts';
export { WritingsToDo } from './writings-to-do.tsx';
