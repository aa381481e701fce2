export { deleteMemberships, enrollAll, findOwnCourse, insertMemberships } from './memberships.queries.ts';
export { classmatesOf, isTaughtBy, studentsOf, teachersOf } from './taught-students.queries.ts';
