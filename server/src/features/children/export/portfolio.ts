import { tellParent } from '@inkling/coach';
import { type FeedbackCategory, firstNameOf, type Language, locales } from '@inkling/contract';
import { type ChildExport, presentUnlocks, presentWork } from './export.presenter.ts';
import { type PortfolioTexts, portfolioTexts } from './portfolio-texts.ts';

type Work = ReturnType<typeof presentWork>[number];

/** How what stands around the child's words is said. */
interface Wording {
  texts: PortfolioTexts;
  dayOf: (moment: Date) => string;
  /** What the child is called. */
  child: string;
}

/** A piece as it is read in a book: what the child wrote and when. */
export interface PortfolioPiece {
  title: string;
  facts: string[];
  paragraphs: string[];
}

interface PortfolioMark {
  mark: string;
  by: string;
  met: string;
}

/** What was said about a piece, at the back of the book. */
export interface PortfolioNotes {
  title: string;
  score: string | null;
  marks: (PortfolioMark & { name: string })[];
  nextStep: string | null;
  comments: { about: string | null; words: string; by: string }[];
}

/** A child's writing as it is read and kept, whatever it is put on. */
export interface Portfolio {
  language: Language;
  title: string;
  name: string;
  /** From when to when it was written, and the child's year. */
  lines: string[];
  takenOn: string;
  pieces: PortfolioPiece[];
  notes: PortfolioNotes[];
  badges: { name: string; description: string; day: string }[];
}

const stateOf = (work: Work, { texts, dayOf }: Wording): string =>
  work.completed_at ? texts.finishedOn(dayOf(work.completed_at)) : texts.underWay(dayOf(work.updated_at));

const scoreOf = ({ teacher_scoring, ai_scoring, unscored }: Work, { texts }: Wording): string | null => {
  const score = teacher_scoring ?? ai_scoring;
  if (score === null) return unscored && texts.unscored(unscored);
  return texts.score(Math.round(score), teacher_scoring !== null);
};

const factsOf = (work: Work, wording: Wording): string[] =>
  [stateOf(work, wording), work.course, work.challenge].filter((fact) => fact !== null);

/** What the coach said about the draft as it is now, and not about an earlier one. */
const currentFeedback = ({ feedback }: Work): Work['feedback'] => {
  const isOutdated = feedback.criteria.some(({ status }) => status === 'need_refresh');
  return {
    ...feedback,
    next_step: isOutdated ? null : feedback.next_step,
    criteria: feedback.criteria.filter(({ status }) => status === 'generated'),
  };
};

type MarkOfCriterion = PortfolioMark & { criterion: FeedbackCategory };

const marksByCoach = (work: Work, { texts, child }: Wording): MarkOfCriterion[] =>
  currentFeedback(work).criteria.flatMap(({ criterion, result, is_mark_by_teacher }) =>
    result && !is_mark_by_teacher
      ? {
          criterion,
          mark: texts.outOf(result.mark, result.maximum),
          by: texts.coach,
          met: tellParent(result.met, child),
        }
      : [],
  );

/** On the newest draft they marked. Where a teacher gave no reason, what the mark means says why. */
const marksByTeachers = (work: Work, { texts, child }: Wording): MarkOfCriterion[] => {
  const given = work.teacher_marks.filter(({ taken_back_at }) => taken_back_at === null);
  const newest = Math.max(...given.map(({ version }) => version));
  const isEarlier = newest < work.version;
  const meaningOf = (criterion: FeedbackCategory, mark: number): string => {
    const standing = work.feedback.criteria.find((each) => each.criterion === criterion);
    return standing?.is_mark_by_teacher && standing.result?.mark === mark
      ? tellParent(standing.result.met, child)
      : '';
  };
  return given
    .filter(({ version }) => version === newest)
    .map(({ criterion, mark, maximum, reason, teacher }) => ({
      criterion,
      mark: texts.outOf(mark, maximum),
      by: isEarlier ? texts.onEarlierDraft(teacher ?? texts.aTeacher) : (teacher ?? texts.aTeacher),
      met: reason ?? meaningOf(criterion, mark),
    }));
};

/** Teachers' marks, and the coach's but for those that a teacher changed. */
const marksOf = (work: Work, wording: Wording): PortfolioNotes['marks'] => {
  const all = [...marksByTeachers(work, wording), ...marksByCoach(work, wording)];
  const names = [...new Set(all.map(({ criterion }) => criterion))].sort();
  return names.flatMap((name) =>
    all
      .filter(({ criterion }) => criterion === name)
      .map(({ criterion, ...mark }) => ({ name: wording.texts.criterion(criterion), ...mark })),
  );
};

const commentsOf = ({ reviews }: Work, { texts }: Wording): PortfolioNotes['comments'] =>
  reviews.flatMap(({ comment, reason, passage, reviewer }) => {
    const words = comment ?? reason;
    if (!words) return [];
    return [{ about: passage && texts.aboutPassage(passage.quote), words, by: reviewer ?? texts.aTeacher }];
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

const notesOf = (work: Work, wording: Wording): PortfolioNotes => {
  const { next_step } = currentFeedback(work);
  return {
    title: work.title,
    score: scoreOf(work, wording),
    marks: marksOf(work, wording),
    nextStep: next_step && tellParent(next_step.text, wording.child),
    comments: commentsOf(work, wording),
  };
};

const hasNotes = ({ score, marks, nextStep, comments }: PortfolioNotes): boolean =>
  score !== null || marks.length > 0 || nextStep !== null || comments.length > 0;

interface Moment {
  now: Date;
  timeZone: string;
  language: Language;
}

/** "March 2026", or "March 2026 to May 2026". */
const monthsOf = (works: Work[], { timeZone, language }: Moment): string[] => {
  const month = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone });
  const moments = works.map((work) => work.completed_at ?? work.updated_at).sort((a, b) => +a - +b);
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) return [];
  const [from, to] = [month.format(first), month.format(last)];
  return [from === to ? from : portfolioTexts[language].months(from, to)];
};

/** Everything a child wrote as a book, and behind it what was said about it. A page without words is no page. */
export const makePortfolio = (kept: ChildExport, moment: Moment): Portfolio => {
  const { now, timeZone, language } = moment;
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone });
  const { full_name, grade_level } = kept.child;
  const texts = portfolioTexts[language];
  const wording: Wording = { texts, dayOf: (at) => day.format(at), child: firstNameOf(full_name) };
  const written = inOrder(presentWork(kept).filter(({ content }) => content.trim() !== ''));
  return {
    language,
    title: texts.titleOf(full_name),
    name: full_name,
    lines: [...(grade_level === null ? [] : [texts.year(grade_level)]), ...monthsOf(written, moment)],
    takenOn: texts.takenOn(wording.dayOf(now)),
    pieces: written.map((work) => ({
      title: work.title,
      facts: factsOf(work, wording),
      paragraphs: paragraphsOf(work.content),
    })),
    notes: written.map((work) => notesOf(work, wording)).filter(hasNotes),
    badges: presentUnlocks(kept).map(({ name, description, unlocked_at }) => ({
      name,
      description,
      day: wording.dayOf(unlocked_at),
    })),
  };
};
