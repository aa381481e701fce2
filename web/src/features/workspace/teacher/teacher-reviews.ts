import type { Review, Writing } from '@inkling/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { reviews } from '../../../api/typed-calls.ts';
import { locatePassage } from '../../../shared/feedback/locate-passage.ts';
import type { Highlight } from '../../../shared/feedback/split-at-highlights.ts';

type TeacherMoments = Pick<Writing, 'reviewed_at' | 'commented_at'>;

/** Whether a teacher has said something: only then is it asked for. */
export const hasTeacherComments = ({ reviewed_at, commented_at }: TeacherMoments): boolean =>
  reviewed_at !== null || commented_at !== null;

export const teacherReviews = (writing: TeacherMoments & Pick<Writing, 'id'>) =>
  queryOptions({
    queryKey: ['writings', writing.id, 'reviews'],
    queryFn: async ({ signal }) =>
      (await call(reviews.listReviews, { params: { id: writing.id } }, { signal })).items,
    enabled: hasTeacherComments(writing),
    meta: { silent: true },
  });

/** Whose words they are, at the beginning of a sentence; an account that is gone has no name any more. */
export const teacherName = (said: Pick<Review, 'reviewer'> | undefined): string =>
  said?.reviewer?.full_name || 'Your teacher';

/** What the teacher said about passages, where their words stand now. */
export const teacherHighlights = (text: string, said: Review[]): Highlight[] =>
  said.flatMap((review) => {
    const { passage, comment } = review;
    const place = passage && locatePassage(text, passage);
    return place && comment
      ? { ...place, label: `${teacherName(review)}: ${comment}`, speaks: 'teacher' as const }
      : [];
  });

/** A teacher's place wins over the coach's on the same words. */
export const removeOverlaps = (marks: Highlight[], over: Highlight[]): Highlight[] =>
  marks.filter((mark) => !over.some(({ start, end }) => mark.start < end && start < mark.end));
