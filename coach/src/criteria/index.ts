export { type AssessInput, assess } from './assess.ts';
