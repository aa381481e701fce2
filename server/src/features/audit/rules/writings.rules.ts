import type { contract } from '@inkling/contract';
import { auditChange, auditRead, idInPath, notAudited, notAuditedReasons } from './rule.ts';
import type { RulesByEndpoint } from './rules-by-endpoint.ts';

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
export const writingsRules: RulesByEndpoint<Work> = {
  achievements: { listAchievements: notAudited(notAuditedReasons.ownWork) },
  chat: {
    listMessages: auditRead('chat', 'read the talk with the coach', ({ query }) => query.chat_id_eq),
    sendMessage: {
      ...auditChange('chat', 'wrote to the coach', ({ body }) => body.chat_id),
      isThrottled: true,
    },
    retryReply: notAudited('asks the coach again for what it did not say'),
    openStep: notAudited('the coach’s first words in a step'),
    listCards: auditRead('chat', 'read the ideas of a child', ({ query }) => query.chat_id_eq),
    saveCards: {
      ...auditChange('chat', 'changed their ideas', ({ body }) => body.chat_id),
      isThrottled: true,
    },
  },
  feedback: {
    requestFeedback: auditChange('writing', 'asked the coach for feedback', idInPath),
    readFeedback: auditRead('writing', 'read the feedback on a piece of writing', idInPath),
    leaveOutLine: auditChange('writing', 'chose what a child reads of the feedback', idInPath),
  },
  feedbackRounds: {
    listRounds: auditRead('writing', 'read the feedback on a piece of writing', idInPath),
    answerAdvice: { ...auditChange('writing', 'answered advice', idInPath), isThrottled: true },
  },
  growth: {
    readMyGrowth: notAudited(notAuditedReasons.ownWork),
    readStudentGrowth: auditRead('student', 'looked at how a student grew', idInPath),
  },
  growthLetters: { readGrowthLetter: auditRead('student', 'read a letter about a child', idInPath) },
  reviews: {
    listReviews: auditRead('writing', opened, idInPath),
    addReview: auditChange('writing', 'reviewed a piece of writing', idInPath),
    editComment: auditChange('review', 'changed a comment or a reason', idInPath),
    removeComment: { ...auditChange('review', 'removed a comment', idInPath), isLookedUpFirst: true },
    markReviewed: auditChange(
      'writing',
      'called a piece of writing reviewed',
      ({ body }) => body.writing_ids,
    ),
  },
  teacherMarks: {
    readMarking: auditRead('writing', opened, idInPath),
    saveTeacherMarks: auditChange('writing', 'marked a piece of writing', idInPath),
  },
  writings: {
    listWritings: notAudited(notAuditedReasons.numbers),
    createOwnWriting: auditChange('writing', 'began a piece of writing'),
    readWriting: auditRead('writing', opened, idInPath),
    saveWriting: { ...auditChange('writing', 'wrote', idInPath), isThrottled: true },
    remindOfUnstartedWork: auditChange(
      'writing',
      'reminded students of their work',
      ({ body }) => body.writing_ids,
    ),
    setDueDate: auditChange('writing', 'changed when a student’s work is due', idInPath),
    renameWriting: auditChange('writing', 'renamed a piece of writing', idInPath),
    beginAssignedWriting: auditChange('writing', 'began a piece of writing', idInPath),
    completeWriting: auditChange('writing', 'handed in a piece of writing', idInPath),
    askForHints: notAudited('hints on the child’s own draft, which are not kept'),
    listRevisions: auditRead('writing', opened, idInPath),
    readRevision: auditRead('writing', 'opened an earlier draft', idInPath),
    restoreRevision: auditChange('writing', 'went back to an earlier draft', idInPath),
    listTimeLogs: notAudited(notAuditedReasons.shown),
    latestTimeLog: notAudited(notAuditedReasons.shown),
    startTimeLog: notAudited('how long a child writes, kept as such'),
    updateTimeLog: notAudited('how long a child writes, kept as such'),
    readTimeSpent: notAudited(notAuditedReasons.shown),
  },
};
