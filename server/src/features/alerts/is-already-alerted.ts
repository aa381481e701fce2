import type { Alert } from '@inkling/contract';
import { isNearDuplicate } from './is-near-duplicate.ts';

interface Worry extends Pick<Alert, 'source' | 'category' | 'severity' | 'excerpt'> {
  created_at: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether the adults know it already, given the alerts of the same writing that are at least as severe. A saved passage
 * stays where it is, so it is known for good; what a child says again in the chat on another day raises another one. Of what
 * is only worth a look, one of a kind a day is enough for a writing: a dark story has many such passages.
 */
export const isAlreadyAlerted = (worry: Worry, earlier: Worry[]): boolean =>
  earlier.some((known) => {
    const isToday = worry.created_at.getTime() - known.created_at.getTime() < dayMs;
    if (worry.source === 'chat') return isToday && isNearDuplicate(worry.excerpt, known.excerpt);
    if (isNearDuplicate(worry.excerpt, known.excerpt)) return true;
    return worry.severity === 'low' && known.category === worry.category && isToday;
  });
