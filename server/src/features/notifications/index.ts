export { deliverLetter } from './deliver-letter.job.ts';
export { forwardToSupport } from './forward-to-support.ts';
export { sendLetter } from './send-letter.ts';
export { sweepLetters } from './sweep-letters.job.ts';
