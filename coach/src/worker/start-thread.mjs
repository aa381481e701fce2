// A thread starts without the loader its parent has, under tsx and under vitest alike: it brings its own.
import { register } from 'tsx/esm/api';

register();
await import('./coach-thread.ts');
