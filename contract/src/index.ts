import { accounts } from './accounts.ts';
import { achievements } from './achievements.ts';
import { activities } from './activities.ts';
import { alerts } from './alerts.ts';
import { billing } from './billing.ts';
import { challenges } from './challenges.ts';
import { chat } from './chat.ts';
import { children } from './children.ts';
import { classSignIn } from './class-sign-in.ts';
import { commentPhrases } from './comment-phrases.ts';
import { courseTeachers } from './course-teachers.ts';
import { courses } from './courses.ts';
import { dashboard } from './dashboard.ts';
import { district } from './district.ts';
import type { EndpointGroup } from './endpoint.ts';
import { enrollments } from './enrollments.ts';
import { feedback } from './feedback.ts';
import { feedbackRounds } from './feedback-rounds.ts';
import { files } from './files.ts';
import { growth } from './growth.ts';
import { growthLetters } from './growth-letters.ts';
import { help } from './help.ts';
import { legalDocuments } from './legal-documents.ts';
import { lti } from './lti.ts';
import { markComparison } from './mark-comparison.ts';
import { notifications } from './notifications.ts';
import { passkeys } from './passkeys.ts';
import { sandbox } from './payment-sandbox.ts';
import { progress } from './progress.ts';
import { reliefTeachers } from './relief-teachers.ts';
import { reports } from './reports.ts';
import { reviews } from './reviews.ts';
import { roster } from './roster.ts';
import { school } from './school.ts';
import { schoolData } from './school-data.ts';
import { schoolStudents } from './school-students.ts';
import { schoolYears } from './school-years.ts';
import { sso } from './sso.ts';
import { studentOverviews } from './student-overviews.ts';
import { students } from './students.ts';
import { teacherMarks } from './teacher-marks.ts';
import { workflows } from './workflows.ts';
import { writings } from './writings.ts';

export * from './accounts.ts';
export * from './achievements.ts';
export * from './activities.ts';
export * from './activity-forms.ts';
export * from './alerts.ts';
export * from './assigned-work.ts';
export * from './billing.ts';
export * from './challenges.ts';
export * from './chat.ts';
export * from './children.ts';
export * from './chinese-labels.ts';
export * from './class-sign-in.ts';
export * from './class-sign-in-rules.ts';
export * from './comment-phrases.ts';
export * from './consent.ts';
export * from './count-words.ts';
export * from './course-and-challenge-form-fields.ts';
export * from './course-grid.ts';
export * from './course-teachers.ts';
export * from './courses.ts';
export * from './criteria.ts';
export * from './dashboard.ts';
export { decodeCsv } from './decode-csv.ts';
export * from './district.ts';
export * from './endpoint.ts';
export * from './enrollments.ts';
export * from './enums.ts';
export * from './error-body.ts';
export * from './errors.ts';
export * from './feedback.ts';
export * from './feedback-fields.ts';
export * from './feedback-rounds.ts';
export * from './fields.ts';
export * from './file-types.ts';
export * from './files.ts';
export * from './first-name-of.ts';
export * from './growth.ts';
export * from './growth-letters.ts';
export * from './help.ts';
export * from './hints.ts';
export * from './languages.ts';
export * from './legal-documents.ts';
export * from './limits.ts';
export * from './lti.ts';
export * from './mark-comparison.ts';
export * from './match-idea-cards.ts';
export * from './notification-topics.ts';
export * from './notifications.ts';
export * from './overall-score.ts';
export * from './parse-data-of-earlier-release.ts';
export * from './passkeys.ts';
export * from './payment-sandbox.ts';
export * from './pluralise.ts';
export * from './progress.ts';
export * from './relief-teachers.ts';
export * from './report-text.ts';
export * from './reports.ts';
export * from './reviews.ts';
export * from './roster.ts';
export * from './school.ts';
export * from './school-data.ts';
export * from './school-students.ts';
export * from './school-years.ts';
export * from './screens.ts';
export * from './settings.ts';
export * from './site-origin.ts';
export * from './site-settings.ts';
export * from './speech-verbs.ts';
export * from './split-sentences.ts';
export * from './sso.ts';
export * from './student-overviews.ts';
export * from './students.ts';
export * from './subscription-plans.ts';
export * from './teacher-marks.ts';
export * from './teacher-progress.ts';
export * from './time-log.ts';
export * from './typed-keys.ts';
export * from './unscored-messages.ts';
export * from './validation.ts';
export * from './workflow-rules.ts';
export * from './workflows.ts';
export * from './writings.ts';

/** Every call there is, by feature: the server binds them, the client calls them, tests walk them. */
export const contract = {
  accounts,
  achievements,
  activities,
  // The audit log holds calls by this name.
  agreement: markComparison,
  alerts,
  billing,
  challenges,
  chat,
  children,
  classSignIn,
  commentPhrases,
  courses,
  courseTeachers,
  dashboard,
  district,
  enrollments,
  feedback,
  files,
  growth,
  growthLetters,
  help,
  notifications,
  legalDocuments,
  lti,
  passkeys,
  progress,
  reliefTeachers,
  reports,
  workflows,
  reviews,
  feedbackRounds,
  roster,
  school,
  schoolData,
  schoolStudents,
  schoolYears,
  sso,
  studentOverviews,
  students,
  teacherMarks,
  sandbox,
  writings,
} satisfies Record<string, EndpointGroup>;
