import { screenPath } from '@inkling/contract';
import type { SessionKind } from '../api/token.ts';

/** Where the next person begins on a device that others use too. */
export const signInPathAfterSession = (kind: SessionKind): string =>
  screenPath(kind === 'lesson' ? 'class-sign-in' : 'login');
