export * from './criteria.ts';
