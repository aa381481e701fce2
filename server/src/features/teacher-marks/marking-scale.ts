import { markDescriptions, overallScoreScale } from '@inkling/coach';
import { type Criterion, genreOfActivityType, type Marking } from '@inkling/contract';
import { criteriaOfWriting, type DraftWithTask, defaultYear } from '../coach-marking/index.ts';

/** What a piece is marked on: the criteria of its feedback step, in words. Wellbeing has none. */
export const markingScale = (draft: DraftWithTask): Pick<Marking, 'criteria' | 'exponent'> => {
  const { writing, student } = draft;
  const genre = genreOfActivityType[writing.writing_type];
  if (!genre) return { criteria: [], exponent: 1 };
  const marked = criteriaOfWriting(draft).filter((each): each is Criterion => each !== 'general');
  const year = writing.grade_level ?? student.grade_level ?? defaultYear;
  const { criteria, exponent } = overallScoreScale(marked, { genre, year });
  return {
    criteria: criteria.map((each) => ({ ...each, wordings: markDescriptions(each.criterion, genre) })),
    exponent,
  };
};
