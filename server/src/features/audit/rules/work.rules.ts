import type { contract } from '@inkling/contract';
import { byId, change, none, read, why } from './rule.ts';
import type { RulesOf } from './rules-of.ts';

type Work = Pick<
  typeof contract,
  | 'achievements'
  | 'chat'
  | 'feedback'
  | 'feedbackRounds'
  | 'growth'
  | 'growthLetters'
  | 'reviews'
  | 'teacherMarks'
  | 'writings'
>;

const opened = 'opened a piece of writing';

/** What children write, what the coach says, and what teachers say about it. */
export const workRules: RulesOf<Work> = {
  achievements: { listAchievements: none(why.ownWork) },
  chat: {
    listMessages: read('chat', 'read the talk with the coach', ({ query }) => query.chat_id_eq),
    sendMessage: { ...change('chat', 'wrote to the coach', ({ body }) => body.chat_id), isThrottled: true },
    retryReply: none('asks the coach again for what it did not say'),
    openStep: none('the coach’s first words in a step'),
    listCards: read('chat', 'read the ideas of a child', ({ query }) => query.chat_id_eq),
    saveCards: { ...change('chat', 'changed their ideas', ({ body }) => body.chat_id), isThrottled: true },
  },
  feedback: {
    requestFeedback: change('writing', 'asked the coach for feedback', byId),
    readFeedback: read('writing', 'read the feedback on a piece of writing', byId),
  },
  feedbackRounds: {
    listRounds: read('writing', 'read the feedback on a piece of writing', byId),
    answerAdvice: { ...change('writing', 'answered advice', byId), isThrottled: true },
  },
  growth: {
    readMyGrowth: none(why.ownWork),
    readStudentGrowth: read('student', 'looked at how a student grew', byId),
  },
  growthLetters: { readGrowthLetter: read('student', 'read a letter about a child', byId) },
  reviews: {
    listReviews: read('writing', opened, byId),
    addReview: change('writing', 'reviewed a piece of writing', byId),
    editComment: change('review', 'changed a comment', byId),
    removeComment: { ...change('review', 'removed a comment', byId), isLookedUpFirst: true },
    markReviewed: change('writing', 'called a piece of writing reviewed', ({ body }) => body.writing_ids),
  },
  teacherMarks: {
    readMarking: read('writing', opened, byId),
    saveTeacherMarks: change('writing', 'marked a piece of writing', byId),
  },
  writings: {
    listWritings: none(why.numbers),
    createOwnWriting: change('writing', 'began a piece of writing'),
    readWriting: read('writing', opened, byId),
    saveWriting: { ...change('writing', 'wrote', byId), isThrottled: true },
    renameWriting: change('writing', 'renamed a piece of writing', byId),
    beginAssignedWriting: change('writing', 'began a piece of writing', byId),
    completeWriting: change('writing', 'handed in a piece of writing', byId),
    askForHints: none('hints on the child’s own draft, which are not kept'),
    listRevisions: read('writing', opened, byId),
    readRevision: read('writing', 'opened an earlier draft', byId),
    restoreRevision: change('writing', 'went back to an earlier draft', byId),
    listTimeLogs: none(why.shown),
    latestTimeLog: none(why.shown),
    startTimeLog: none('how long a child writes, kept as such'),
    updateTimeLog: none('how long a child writes, kept as such'),
    readTimeSpent: none(why.shown),
  },
};
