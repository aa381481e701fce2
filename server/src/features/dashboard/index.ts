export { countActivitiesOf } from './dashboard.queries.ts';
export { dashboardRoutes } from './dashboard.routes.ts';
export { compareCriteria, type StudentMark, summariseMarks, teachingPointOf } from './summarise-marks.ts';
