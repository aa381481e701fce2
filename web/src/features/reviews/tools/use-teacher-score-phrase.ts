import type { Writing } from '@inkling/contract';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../api/session.ts';
import { useBlindMarking } from '../../../shared/use-blind-marking.ts';
import { markingOf } from '../marks/marks.queries.ts';
import { canBeMarked } from '../marks/use-are-coach-marks-hidden.ts';
import type { TeacherScorePhrase } from './review-messages.ts';

/** Whose score stands on the piece: one's own, or a colleague's by name. */
export const useTeacherScorePhrase = (writing: Writing): TeacherScorePhrase => {
  const me = useUser()?.id;
  const { isOn: isBlind } = useBlindMarking();
  const { data } = useQuery(markingOf(writing.id, { isBlind, enabled: canBeMarked(writing) }));
  if (!writing.scored_by_teacher) return null;
  const by = data?.drafts.at(-1)?.scored_by;
  // Marked blind, or by an account that is gone, it has no name.
  if (!by) return "a teacher's score";
  return by.id === me ? 'your score' : `${by.full_name}'s score`;
};
