import type { ActivityValues } from './activity-values.ts';
import { parseStoredActivityValues } from './parse-stored-activity-values.ts';

/** In this tab only, and under the person's own name: a reload or an ended session loses nothing. */
const keyOf = (userId: number): string => `inkling:activity-draft:${userId}`;

export const readUnsavedForm = (userId: number): ActivityValues | null => {
  try {
    const kept = sessionStorage.getItem(keyOf(userId));
    return kept === null ? null : parseStoredActivityValues(JSON.parse(kept));
  } catch {
    // A browser may forbid storage, or have cut it off; the form then begins empty.
    return null;
  }
};

export const storeUnsavedForm = (userId: number, values: ActivityValues): void => {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(values));
  } catch {
    // Full or forbidden: the question before leaving still guards what was typed.
  }
};

export const clearUnsavedForm = (userId: number): void => {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Forbidden storage holds nothing to drop.
  }
};
