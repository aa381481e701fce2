import { pluralise } from '@inkling/contract';
import { type TextArgument, texts } from '../../language/texts.ts';

export const t = texts('reviews', {
  selectBy: (title: TextArgument, full_name: TextArgument) => `Select ${title} by ${full_name}`,
  submitted: (completed_at: TextArgument) => `Submitted ${completed_at}`,
  writings: 'Writings',
  searchByTitleStudentName: 'Search by title, student name, course title, challenge title...',
  course: 'Course',
  progress: 'Progress',
  activityType: 'Activity Type',
  subject: 'Subject',
  sortBy: 'Sort by',
  readWhatYourStudentsWrote:
    'Read what your students wrote, see how they got there, and tell them what you think.',
  readWhatYourChildrenWrote:
    'Read what your children wrote, what the coach said about it and what their teachers think.',
  finishedWritingIsAlwaysYours: 'Finished writing is always yours to read',
  hereAreAllFinishedPieces:
    "Here are all finished pieces of your children, with what their teachers said. Drafts under way and what lies behind a piece (the coach's feedback, growth, chats and times) come with Unlimited AI.",
  seePlans: 'See plans',
  writingReports: 'Writing reports',
  feedbackCenter: 'Feedback Center',
  returned: 'Returned',
  feedbackWaitsForApproval: 'Feedback waits for approval',
  toReview: 'To review',
  reviewed: 'Reviewed',
  piecesReviewed: (count: number) => `${pluralise(count, 'piece')} reviewed`,
  aiScoreDescending: 'AI Score descending',
  noWritingsFound: 'No writings found',
  clearFilters: 'Clear Filters',
  theyAppearHere: 'They appear here as soon as work is set.',
});
