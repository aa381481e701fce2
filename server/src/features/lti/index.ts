export { ltiRoutes } from './lti.routes.ts';
export { purgeExpiredLaunches } from './purge-expired-launches.job.ts';
export { queueGrades } from './queue-grades.ts';
export { rotateToolKeys } from './rotate-keys.job.ts';
export { sendGrade, sendGradesAgain } from './send-grade.job.ts';
export { storedToolKeys } from './stored-secrets.queries.ts';
export { syncMembersOfAllCourses, syncMembersOfCourse } from './sync-members.job.ts';
