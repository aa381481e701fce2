import { tellParent } from '@inkling/coach';
import { firstNameOf, unscoredMessages } from '@inkling/contract';
import { type ChildExport, presentUnlocks, presentWork } from './export.presenter.ts';

type Work = ReturnType<typeof presentWork>[number];
type Days = (moment: Date) => string;

/** A piece as it is read in a book: what the child wrote and when. */
export interface PortfolioPiece {
  title: string;
  facts: string[];
  paragraphs: string[];
}

/** What was said about a piece, at the back of the book. */
export interface PortfolioNotes {
  title: string;
  score: string | null;
  marks: { name: string; mark: string; by: string; met: string }[];
  nextStep: string | null;
  comments: { about: string | null; words: string; by: string }[];
}

/** A child's writing as it is read and kept, whatever it is put on. */
export interface Portfolio {
  title: string;
  name: string;
  /** From when to when it was written, and the child's year. */
  lines: string[];
  takenOn: string;
  pieces: PortfolioPiece[];
  notes: PortfolioNotes[];
  badges: { name: string; description: string; day: string }[];
}

const sentence = (criterion: string): string =>
  criterion.charAt(0).toUpperCase() + criterion.slice(1).replaceAll('_', ' ');

const stateOf = (work: Work, dayOf: Days): string =>
  work.completed_at
    ? `Finished on ${dayOf(work.completed_at)}`
    : `Under way, last changed on ${dayOf(work.updated_at)}`;

const coach = 'The coach';
const aTeacher = 'A teacher';

const scoreOf = ({ teacher_scoring, ai_scoring, unscored }: Work): string | null => {
  const score = teacher_scoring ?? ai_scoring;
  if (score === null) return unscored && unscoredMessages[unscored].label;
  return `Score ${Math.round(score)} of 100, by ${teacher_scoring === null ? 'the coach' : 'the teacher'}`;
};

const factsOf = (work: Work, dayOf: Days): string[] =>
  [stateOf(work, dayOf), work.course, work.challenge].filter((fact) => fact !== null);

/** What the coach said about the draft as it is now, and not about an earlier one. */
const currentFeedback = ({ feedback }: Work): Work['feedback'] => {
  const isOutdated = feedback.criteria.some(({ status }) => status === 'need_refresh');
  return {
    ...feedback,
    next_step: isOutdated ? null : feedback.next_step,
    criteria: feedback.criteria.filter(({ status }) => status === 'generated'),
  };
};

/** A teacher's marks on the newest draft they marked, before the coach's on the same criterion. */
const marksOf = (work: Work, child: string): PortfolioNotes['marks'] => {
  const teacher_marks = work.teacher_marks.filter(({ taken_back_at }) => taken_back_at === null);
  const feedback = currentFeedback(work);
  const newest = Math.max(...teacher_marks.map(({ version }) => version));
  const given = teacher_marks.filter(({ version }) => version === newest);
  const isEarlier = newest < work.version;
  const outOf = (mark: number, maximum: number) => `${mark} of ${maximum}`;
  const ofCoach = feedback.criteria.flatMap(({ criterion, result }) =>
    result
      ? [
          {
            criterion,
            mark: outOf(result.mark, result.maximum),
            by: coach,
            met: tellParent(result.met, child),
          },
        ]
      : [],
  );
  const ofTeachers = given.map(({ criterion, mark, maximum, reason, teacher }) => ({
    criterion,
    mark: outOf(mark, maximum),
    by: `${teacher ?? aTeacher}${isEarlier ? ', on an earlier draft' : ''}`,
    met: reason ?? '',
  }));
  const names = [...new Set([...ofTeachers, ...ofCoach].map(({ criterion }) => criterion))].sort();
  return names.flatMap((name) =>
    [...ofTeachers, ...ofCoach]
      .filter(({ criterion }) => criterion === name)
      .map(({ criterion, ...mark }) => ({ name: sentence(criterion), ...mark })),
  );
};

const commentsOf = ({ reviews }: Work): PortfolioNotes['comments'] =>
  reviews.flatMap(({ comment, reason, passage, reviewer }) => {
    const words = comment ?? reason;
    if (!words) return [];
    return [{ about: passage && `About “${passage.quote}”`, words, by: reviewer ?? aTeacher }];
  });

/** Finished pieces first, the newest on top. */
const inOrder = (works: Work[]): Work[] => {
  const moment = (work: Work) => (work.completed_at ?? work.updated_at).getTime();
  return [...works].sort(
    (a, b) => Number(b.completed_at !== null) - Number(a.completed_at !== null) || moment(b) - moment(a),
  );
};

const paragraphsOf = (text: string): string[] =>
  text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');

const notesOf = (work: Work, child: string): PortfolioNotes => {
  const { next_step } = currentFeedback(work);
  return {
    title: work.title,
    score: scoreOf(work),
    marks: marksOf(work, child),
    nextStep: next_step && tellParent(next_step.text, child),
    comments: commentsOf(work),
  };
};

const hasNotes = ({ score, marks, nextStep, comments }: PortfolioNotes): boolean =>
  score !== null || marks.length > 0 || nextStep !== null || comments.length > 0;

/** "March 2026", or "March 2026 to May 2026". */
const monthsOf = (works: Work[], timeZone: string): string[] => {
  const month = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone });
  const moments = works.map((work) => work.completed_at ?? work.updated_at).sort((a, b) => +a - +b);
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) return [];
  return [[...new Set([month.format(first), month.format(last)])].join(' to ')];
};

/** Everything a child wrote as a book, and behind it what was said about it. A page without words is no page. */
export const makePortfolio = (
  kept: ChildExport,
  { now, timeZone }: { now: Date; timeZone: string },
): Portfolio => {
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone });
  const dayOf = (moment: Date) => day.format(moment);
  const { full_name, grade_level } = kept.child;
  const written = inOrder(presentWork(kept).filter(({ content }) => content.trim() !== ''));
  return {
    title: `The writing of ${full_name}`,
    name: full_name,
    lines: [...(grade_level === null ? [] : [`Year ${grade_level}`]), ...monthsOf(written, timeZone)],
    takenOn: `Taken from Inkling on ${dayOf(now)}`,
    pieces: written.map((work) => ({
      title: work.title,
      facts: factsOf(work, dayOf),
      paragraphs: paragraphsOf(work.content),
    })),
    notes: written.map((work) => notesOf(work, firstNameOf(full_name))).filter(hasNotes),
    badges: presentUnlocks(kept).map(({ name, description, unlocked_at }) => ({
      name,
      description,
      day: dayOf(unlocked_at),
    })),
  };
};
