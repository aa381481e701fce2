export { isTaughtBy, teachersOf } from './students.queries.ts';
export { studentsOf } from './students-of.queries.ts';
