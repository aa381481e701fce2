export { isTaughtBy, teachersOf } from './students.queries.ts';
