import { strongSentence } from '@inkling/coach';
import type { MarkedDraft, WritingGrowth } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { addDays } from '../../services/clock/local-date.ts';
import { listGrowth } from '../growth/index.ts';
import { standingEvidence } from '../standing-marks/index.ts';
import {
  type FinishedWritingRow,
  findNextDueWriting,
  findTeacherComment,
  listFinishedWritings,
  listTitlesUnderWay,
  type MonthOfChild,
} from './letter-facts.queries.ts';
import type { FinishedPiece, LetterFacts } from './letter-facts.ts';

/** The first day of the month after. */
const nextMonthOf = (month: string): string => `${addDays(`${month}-01`, 31).slice(0, 7)}-01`;

const latestOf = ({ first, latest }: WritingGrowth) => latest ?? first;

/** Marks by another coach can't be compared, nor a coach's with a teacher's. */
const comparableMarks = (before: MarkedDraft, now: MarkedDraft): MarkedDraft['marks'] =>
  before.marks.filter(
    ({ criterion }) => before.by_teacher.includes(criterion) === now.by_teacher.includes(criterion),
  );

const sentenceOf = ({ is_worrying, content, said, teacher_marks }: FinishedWritingRow): string | null =>
  is_worrying
    ? null
    : strongSentence(
        content,
        said.flatMap((each) => standingEvidence(each, teacher_marks, content)),
      );

const finishedPiece = (row: FinishedWritingRow, growth: WritingGrowth[]): FinishedPiece => {
  const place = growth.findIndex(({ id }) => id === row.id);
  const [piece, previous] = [growth[place], growth[place - 1]];
  const now = piece && latestOf(piece);
  const before = previous && latestOf(previous);
  return {
    id: row.id,
    title: row.title,
    word_count: row.word_count,
    sentence: sentenceOf(row),
    marks: now?.marks ?? [],
    before:
      before && before.coach_version === now?.coach_version
        ? { title: previous.title, marks: comparableMarks(before, now) }
        : null,
  };
};

interface Wish {
  parentId: number;
  child: LetterFacts['child'];
  /** `yyyy-MM` */
  month: string;
  today: string;
  zone: string;
}

/** Marks come from where every screen has them, so that what is kept back from a family stays back here too. */
export const gatherLetterFacts = async (db: Db, wish: Wish): Promise<LetterFacts> => {
  const { child, month, today, zone, parentId } = wish;
  const span: MonthOfChild = { childId: child.id, from: `${month}-01`, to: nextMonthOf(month), zone };
  const rows = await listFinishedWritings(db, span);
  const growth = await listGrowth(db, { id: parentId, role: 'parent', shared_courses: [] }, child.id);
  const said = await findTeacherComment(db, span);
  const next = await findNextDueWriting(db, child.id, today);
  return {
    child,
    month,
    finished: rows.filter(({ subject }) => subject === 'writing').map((row) => finishedPiece(row, growth)),
    under_way: await listTitlesUnderWay(db, span),
    wellbeing_finished: rows.filter(({ subject }) => subject === 'wellbeing').length,
    teacher: said
      ? {
          teacher: said.teacher,
          comment: said.comment,
          writing: { id: said.id, title: said.title },
        }
      : null,
    next: next ?? null,
  };
};
