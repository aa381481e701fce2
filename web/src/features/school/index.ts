export { staff } from './school.queries.ts';
