export { assess } from './assess.ts';
