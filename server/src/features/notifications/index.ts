export { addNotice, addNotices } from './add-notice.ts';
export { deliverLetter } from './deliver-letter.job.ts';
export { forwardToSupport } from './forward-to-support.ts';
export type { NewNotice } from './notices.queries.ts';
export { noticesRoutes } from './notices.routes.ts';
export { deleteLettersAbout } from './notifications.queries.ts';
export { sendLetter } from './send-letter.ts';
export { sweepLetters } from './sweep-letters.job.ts';
export { sweepNotices } from './sweep-notices.job.ts';
