export { lockImports } from './import/import.queries.ts';
export { inBatches } from './import/in-batches.ts';
export { studentsRoutes } from './students.routes.ts';
export { plainUsername, suggestUsername } from './suggest-username.ts';
