import { unscoredMessages } from '@inkling/contract';
import { type ChildExport, presentUnlocks, presentWork } from './export.presenter.ts';

type Work = ReturnType<typeof presentWork>[number];
type Days = (moment: Date) => string;

export interface PortfolioPiece {
  title: string;
  facts: string[];
  text: string;
  marks: { name: string; mark: string; met: string }[];
  nextStep: string | null;
  comments: { about: string | null; words: string; by: string }[];
}

/** A child's writing as it is read and kept, whatever it is put on. */
export interface Portfolio {
  title: string;
  takenOn: string;
  pieces: PortfolioPiece[];
  badges: { name: string; description: string; day: string }[];
}

const sentence = (criterion: string): string =>
  criterion.charAt(0).toUpperCase() + criterion.slice(1).replaceAll('_', ' ');

const stateOf = (work: Work, dayOf: Days): string =>
  work.completed_at
    ? `Finished on ${dayOf(work.completed_at)}`
    : `Under way, last changed on ${dayOf(work.updated_at)}`;

const scoreOf = ({ teacher_scoring, ai_scoring, unscored }: Work): string | null => {
  const score = teacher_scoring ?? ai_scoring;
  if (score === null) return unscored && unscoredMessages[unscored].label;
  return `Score ${Math.round(score)} of 100`;
};

const factsOf = (work: Work, dayOf: Days): string[] => {
  const words = work.word_count === 1 ? '1 word' : `${work.word_count} words`;
  return [stateOf(work, dayOf), words, scoreOf(work), work.course, work.challenge].filter(
    (fact) => fact !== null,
  );
};

const marksOf = ({ feedback }: Work): PortfolioPiece['marks'] =>
  feedback.criteria.flatMap(({ criterion, result }) =>
    result
      ? [{ name: sentence(criterion), mark: `${result.mark} of ${result.maximum}`, met: result.met }]
      : [],
  );

const commentsOf = ({ reviews }: Work): PortfolioPiece['comments'] =>
  reviews.flatMap(({ comment, reason, passage, reviewer }) => {
    const words = comment ?? reason;
    if (!words) return [];
    return [{ about: passage && `About “${passage.quote}”`, words, by: reviewer ?? 'A teacher' }];
  });

/** Finished pieces first, the newest on top. */
const inOrder = (works: Work[]): Work[] => {
  const moment = (work: Work) => (work.completed_at ?? work.updated_at).getTime();
  return [...works].sort(
    (a, b) => Number(b.completed_at !== null) - Number(a.completed_at !== null) || moment(b) - moment(a),
  );
};

/** Everything a child began, with what was said about it. */
export const makePortfolio = (
  kept: ChildExport,
  { now, timeZone }: { now: Date; timeZone: string },
): Portfolio => {
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone });
  const dayOf = (moment: Date) => day.format(moment);
  const { full_name, grade_level } = kept.child;
  const begun = presentWork(kept).filter(({ started_at }) => started_at !== null);
  return {
    title: `The writing of ${full_name}`,
    takenOn: `${grade_level === null ? '' : `Year ${grade_level} · `}Taken from Inkling on ${dayOf(now)}`,
    pieces: inOrder(begun).map((work) => ({
      title: work.title,
      facts: factsOf(work, dayOf),
      text: work.content,
      marks: marksOf(work),
      nextStep: work.feedback.next_step?.text ?? null,
      comments: commentsOf(work),
    })),
    badges: presentUnlocks(kept).map(({ name, description, unlocked_at }) => ({
      name,
      description,
      day: dayOf(unlocked_at),
    })),
  };
};
