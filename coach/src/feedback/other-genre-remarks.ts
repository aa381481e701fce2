import type { Criterion } from '@inkling/contract';
import { genreMatchScore } from '../genre/classify-genre.ts';
import type { DetectedGenre } from '../genre/detected-genre.ts';
import type { CriterionRemarks, FeedbackContext } from './feedback-context.ts';
import { remark } from './remark.ts';
import { otherGenreWording } from './wording/other-genre.ts';

/** What can't be said of a text without knowing what it was to be; its language can be judged in any. */
const kindCriteria: ReadonlySet<Criterion> = new Set([
  'audience',
  'text_structure',
  'ideas',
  'character_and_setting',
  'persuasive_devices',
]);

const names: Record<DetectedGenre, string> = {
  story: 'a story',
  recount: 'a recount of what happened',
  argument: 'an opinion with reasons',
  report: 'facts about a topic',
  letter: 'a letter',
  poem: 'a poem',
  list: 'a list',
  script: 'a play',
};

type Read = Pick<FeedbackContext, 'assessment' | 'isAnyKind'>;

/** Whether the task asked for a story or an argument and this is something else; a poem has words of its own. */
export const isOtherGenre = ({ assessment: { written, genre }, isAnyKind }: Read): boolean =>
  !isAnyKind && written !== 'poem' && genreMatchScore(written, genre) === 0;

export const doesNotApplyToOtherGenre = (context: FeedbackContext, criterion: Criterion): boolean =>
  isOtherGenre(context) && kindCriteria.has(criterion);

export const remarkOnOtherGenre = (context: FeedbackContext): CriterionRemarks => {
  const { genre, written } = context.assessment;
  const wording = otherGenreWording[genre];
  return {
    summary: remark(wording.note, { kind: names[written] }),
    strengths: [remark(wording.kept, { kind: names[written] })],
    steps: [remark(wording.step), remark(wording.turn)],
  };
};
