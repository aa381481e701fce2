import type { contract } from '@inkling/contract';
import { byId, change, download, none, read, why } from './rule.ts';
import type { RulesOf } from './rules-of.ts';

type Teaching = Pick<
  typeof contract,
  | 'activities'
  | 'agreement'
  | 'alerts'
  | 'challenges'
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
export const teachingRules: RulesOf<Teaching> = {
  activities: {
    listActivities: none(why.lessons),
    activityOptions: none(why.lessons),
    readActivity: none(why.lessons),
    addActivity: change('activity', 'made an activity'),
    updateActivity: change('activity', 'changed an activity', byId),
    publishActivity: change('activity', 'published an activity', byId),
    mendActivity: change('activity', 'changed a published activity', byId),
    duplicateActivity: change('activity', 'copied an activity', byId),
    remindOfActivity: change('activity', 'reminded students of an activity', byId),
    archiveActivity: change('activity', 'archived an activity', byId),
    deleteActivity: change('activity', 'deleted an activity', byId),
  },
  agreement: {
    readAgreement: none('figures of the teacher’s own marks'),
    holdCriteria: change('course', 'chose which feedback waits for them', byId),
  },
  alerts: {
    listAlerts: read('alert', 'looked through the alerts', (_, { items }) => items.map(({ id }) => id)),
    countAlerts: none(why.numbers),
    readAlert: read('alert', 'opened an alert', byId),
    acknowledgeAlert: change('alert', 'answered an alert', byId),
  },
  challenges: {
    listChallenges: none(why.lessons),
    challengeOptions: none(why.lessons),
    readChallenge: none(why.lessons),
    joinChallenge: change('challenge', 'joined a challenge', ({ body }) => body.challenge_id),
    listClassmates: none('what classmates chose to share, by name and number'),
    readClassmateWriting: read(
      'shared_writing',
      'opened a piece that a classmate shares',
      ({ params }) => params.writing_id,
    ),
    createChallenge: change('challenge', 'made a challenge'),
    updateChallenge: change('challenge', 'changed a challenge', byId),
    deleteChallenge: change('challenge', 'deleted a challenge', byId),
    listParticipants: none(why.numbers),
  },
  commentPhrases: {
    listPhrases: none(why.own),
    addPhrase: none(why.own),
    removePhrase: none(why.own),
  },
  courses: {
    readClassGrid: read('course', 'looked at the work of a class', byId),
    removeFromClass: {
      ...change('course', 'took students out of a class', byId),
      names: ({ student_ids }) => student_ids,
    },
    listCourses: none(why.lessons),
    createCourse: change('course', 'made a class'),
    courseOptions: none(why.lessons),
    readCourse: none('a class with the names in it; opening work is recorded'),
    updateCourse: change('course', 'changed a class', byId),
    duplicateCourse: change('course', 'copied a class', byId),
    archiveCourse: change('course', 'archived a class', byId),
    deleteCourse: change('course', 'deleted a class', byId),
  },
  courseTeachers: {
    listCourseTeachers: none(why.staff),
    addCourseTeacher: change('course', 'added a colleague to a class', byId),
    changeCourseTeacher: change('course', 'changed a colleague’s part in a class', byId),
    removeCourseTeacher: change('course', 'took a colleague out of a class', byId),
    listCourseInvitations: none(why.own),
    answerCourseInvitation: change('course', 'answered an invitation to a class', byId),
    handOverCourse: change('course', 'handed a class over to a co-teacher', byId),
  },
  dashboard: {
    readDashboard: none(why.numbers),
    readClassInsight: none(why.numbers),
    readChildrenWritings: none(why.numbers),
  },
  enrollments: { joinClass: change('course', 'joined a class with its code') },
  progress: {
    listStudentProgress: none(why.numbers),
    readStudentProgress: read('student', 'looked at a student’s progress', byId),
    exportStudentProgress: download('students', 'downloaded the progress of students'),
    listActivityCompletion: none(why.numbers),
    readAnalytics: none(why.numbers),
    exportScores: download('students', 'downloaded the scores of students'),
    readMyProgress: none(why.ownWork),
    readChildProgress: read('student', 'looked at a child’s progress', byId),
  },
  reports: {
    readClassSummary: read('course', 'read the summary of a class', ({ query }) =>
      query.target_type === 'Course' ? query.target_id : undefined,
    ),
    reportsPdf: download('report', 'printed reports on students', (_, { about }) => about),
    listReports: read('report', 'read reports on students', (_, { items }) =>
      items.filter(({ report_result }) => report_result !== null).map(({ id }) => id),
    ),
    readReport: read('report', 'read a report on a student', byId),
    requestReports: {
      ...change('students', 'asked for reports on students'),
      names: ({ reports }) => reports.map(({ student }) => student.id),
    },
    reportPdf: download('report', 'printed a report on a student', byId),
    writingPdf: download('writing', 'printed a piece of writing', byId),
    shareReports: change('report', 'shared a report with parents', ({ body }) => body.report_ids),
    stopSharingReports: change('report', 'stopped sharing a report', ({ body }) => body.report_ids),
    listFamilyReports: none(why.numbers),
    readFamilyReport: read('report', 'read a shared report', byId),
    familyReportPdf: download('report', 'printed a shared report', byId),
    retryReport: change('report', 'asked for a report again', byId),
  },
  studentOverviews: {
    readStudentOverview: read('student', 'looked at a student’s page', byId),
  },
  workflows: {
    activityTypeOptions: none(why.lessons),
    workflowTemplateOptions: none(why.lessons),
    previewOpeningMessage: none(why.lessons),
  },
};
