import type { contract } from '@inkling/contract';
import { auditChange, auditDownload, auditRead, idInPath, notAudited, notAuditedReasons } from './rule.ts';
import type { RulesByEndpoint } from './rules-by-endpoint.ts';

type Teaching = Pick<
  typeof contract,
  | 'activities'
  | 'agreement'
  | 'alerts'
  | 'challenges'
  | 'classSignIn'
  | 'commentPhrases'
  | 'courses'
  | 'courseTeachers'
  | 'dashboard'
  | 'enrollments'
  | 'progress'
  | 'reports'
  | 'studentOverviews'
  | 'workflows'
>;

/** Classes, what is set in them, and what teachers look at. */
export const coursesAndReportsRules: RulesByEndpoint<Teaching> = {
  activities: {
    listActivities: notAudited(notAuditedReasons.lessons),
    activityOptions: notAudited(notAuditedReasons.lessons),
    readActivity: notAudited(notAuditedReasons.lessons),
    addActivity: auditChange('activity', 'made an activity'),
    updateActivity: auditChange('activity', 'changed an activity', idInPath),
    publishActivity: auditChange('activity', 'published an activity', idInPath),
    mendActivity: auditChange('activity', 'changed a published activity', idInPath),
    addStudentsToActivity: {
      ...auditChange('activity', 'gave an activity to more students', idInPath),
      names: (_result, { body }) => body.student_ids,
    },
    holdFeedback: auditChange('activity', 'chose whether feedback on an activity waits for them', idInPath),
    duplicateActivity: auditChange('activity', 'copied an activity', idInPath),
    remindOfActivity: auditChange('activity', 'reminded students of an activity', idInPath),
    archiveActivity: auditChange('activity', 'archived an activity', idInPath),
    deleteActivity: auditChange('activity', 'deleted an activity', idInPath),
  },
  agreement: {
    readMarkComparison: notAudited('figures of the teacher’s own marks'),
    setCriteriaNeedingApproval: auditChange('course', 'chose which feedback waits for them', idInPath),
  },
  alerts: {
    listAlerts: auditRead('alert', 'looked through the alerts', (_, { items }) => items.map(({ id }) => id)),
    countAlerts: notAudited(notAuditedReasons.numbers),
    readAlert: auditRead('alert', 'opened an alert', idInPath),
    acknowledgeAlert: auditChange('alert', 'answered an alert', idInPath),
  },
  challenges: {
    listChallenges: notAudited(notAuditedReasons.lessons),
    challengeOptions: notAudited(notAuditedReasons.lessons),
    readChallenge: notAudited(notAuditedReasons.lessons),
    joinChallenge: auditChange('challenge', 'joined a challenge', ({ body }) => body.challenge_id),
    listClassmates: notAudited('what classmates chose to share, by name and number'),
    readClassmateWriting: auditRead(
      'shared_writing',
      'opened a piece that a classmate shares',
      ({ params }) => params.writing_id,
    ),
    createChallenge: auditChange('challenge', 'made a challenge'),
    updateChallenge: auditChange('challenge', 'changed a challenge', idInPath),
    deleteChallenge: auditChange('challenge', 'deleted a challenge', idInPath),
    listParticipants: notAudited(notAuditedReasons.numbers),
  },
  classSignIn: {
    readClassSignIn: notAudited('a class with the names in it, and who has signed in'),
    openClassSignIn: auditChange('course', 'opened the sign-in with pictures', idInPath),
    closeClassSignIn: auditChange('course', 'closed the sign-in with pictures', idInPath),
    allowMoreTries: auditChange(
      'student',
      'let a child try their pictures again',
      ({ body }) => body.student_ids,
    ),
    makePictureCards: auditChange('student', 'gave a child new pictures', ({ body }) => body.student_ids),
    listClassNames: notAudited('first names, to whoever has the code of a lesson; signing in is recorded'),
    signInWithPictures: { kind: 'sign_in', says: 'signed in with pictures', way: 'pictures' },
  },
  commentPhrases: {
    listPhrases: notAudited(notAuditedReasons.own),
    addPhrase: notAudited(notAuditedReasons.own),
    editPhrase: notAudited(notAuditedReasons.own),
    removePhrase: notAudited(notAuditedReasons.own),
  },
  courses: {
    readClassGrid: auditRead('course', 'looked at the work of a class', idInPath),
    removeFromClass: {
      ...auditChange('course', 'took students out of a class', idInPath),
      names: ({ student_ids }) => student_ids,
    },
    listCourses: notAudited(notAuditedReasons.lessons),
    createCourse: auditChange('course', 'made a class'),
    courseOptions: notAudited(notAuditedReasons.lessons),
    readCourse: notAudited('a class with the names in it; opening work is recorded'),
    updateCourse: auditChange('course', 'changed a class', idInPath),
    duplicateCourse: auditChange('course', 'copied a class', idInPath),
    archiveCourse: auditChange('course', 'archived a class', idInPath),
    deleteCourse: auditChange('course', 'deleted a class', idInPath),
  },
  courseTeachers: {
    listCourseTeachers: notAudited(notAuditedReasons.staff),
    addCourseTeacher: auditChange('course', 'added a colleague to a class', idInPath),
    changeCourseTeacher: auditChange('course', 'changed a colleague’s part in a class', idInPath),
    removeCourseTeacher: auditChange('course', 'took a colleague out of a class', idInPath),
    listCourseInvitations: notAudited(notAuditedReasons.own),
    answerCourseInvitation: auditChange('course', 'answered an invitation to a class', idInPath),
    handOverCourse: auditChange('course', 'handed a class over to a co-teacher', idInPath),
  },
  dashboard: {
    readDashboard: notAudited(notAuditedReasons.numbers),
    readClassInsight: auditRead('course', 'looked at what a class needs next', (_, { course }) => course?.id),
    readChildrenWritings: notAudited(notAuditedReasons.numbers),
  },
  enrollments: { joinClass: auditChange('course', 'joined a class with its code') },
  progress: {
    listStudentProgress: auditRead('students', 'looked at the progress of students'),
    readStudentProgress: auditRead('student', 'looked at a student’s progress', idInPath),
    exportStudentProgress: auditDownload('students', 'downloaded the progress of students'),
    listActivityCompletion: notAudited(notAuditedReasons.numbers),
    readAnalytics: auditRead('students', 'looked at how the scores of students are spread'),
    exportScores: auditDownload('students', 'downloaded the scores of students'),
    readMyProgress: notAudited(notAuditedReasons.ownWork),
    readChildProgress: auditRead('student', 'looked at a child’s progress', idInPath),
  },
  reports: {
    readClassSummary: auditRead('course', 'read the summary of a class', ({ query }) =>
      query.target_type === 'Course' ? query.target_id : undefined,
    ),
    classReportsPdf: auditDownload('report', 'printed reports on students', (_, { about }) => about),
    listReports: auditRead('report', 'read reports on students', (_, { items }) =>
      items.filter(({ report_result }) => report_result !== null).map(({ id }) => id),
    ),
    readReport: auditRead('report', 'read a report on a student', idInPath),
    requestReports: {
      ...auditChange('students', 'asked for reports on students'),
      names: ({ reports }) => reports.map(({ student }) => student.id),
    },
    reportPdf: auditDownload('report', 'printed a report on a student', idInPath),
    writingPdf: auditDownload('writing', 'printed a piece of writing', idInPath),
    shareReports: auditChange('report', 'shared a report with parents', ({ body }) => body.report_ids),
    stopSharingReports: auditChange('report', 'stopped sharing a report', ({ body }) => body.report_ids),
    listFamilyReports: notAudited(notAuditedReasons.numbers),
    readFamilyReport: auditRead('report', 'read a shared report', idInPath),
    familyReportPdf: auditDownload('report', 'printed a shared report', idInPath),
    retryReport: auditChange('report', 'asked for a report again', idInPath),
  },
  studentOverviews: {
    readStudentOverview: auditRead('student', 'looked at a student’s page', idInPath),
  },
  workflows: {
    activityTypeOptions: notAudited(notAuditedReasons.lessons),
    workflowTemplateOptions: notAudited(notAuditedReasons.lessons),
    previewOpeningMessage: notAudited(notAuditedReasons.lessons),
  },
};
