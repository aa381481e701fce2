import type { Writing } from '@inkling/contract';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../api/session.ts';
import { useBlindMarking } from '../../../shared/use-blind-marking.ts';
import { markingOf } from './marks.queries.ts';

/** Only finished writing of one's own students is marked. */
export const canBeMarked = ({ permissions, status, subject }: Writing): boolean =>
  permissions.review && status === 'completed' && subject === 'writing';

/** Whether the coach's marks of a piece are to stay hidden: until this teacher's are saved. */
export const useAreCoachMarksHidden = (writing: Writing | undefined): boolean => {
  const me = useUser()?.id;
  const { isOn } = useBlindMarking();
  const isMarked = writing !== undefined && canBeMarked(writing);
  const { data } = useQuery(markingOf(writing?.id ?? 0, { isBlind: isOn, enabled: isMarked && isOn }));
  if (!isMarked || !isOn) return false;
  const present = data?.drafts.at(-1);
  return !present?.teacher_marks.some(({ teacher }) => teacher?.id === me);
};
