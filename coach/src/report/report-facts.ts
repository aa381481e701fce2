import type { Criterion, UnscoredReason } from '@inkling/contract';
import { criteria } from '@inkling/contract';

export interface ReportMark {
  criterion: Criterion;
  mark: number;
  maximum: number;
}

export interface ReportWriting {
  title: string;
  /** Narrative, persuasive, wellbeing and so on: as the activity calls it. */
  genre: string;
  completed_at: Date;
  /** Empty where the piece is not marked. */
  marks: readonly ReportMark[];
  /** Whether a teacher gave some of the marks. */
  has_teacher_marks?: boolean;
  /** Why the coach scored a piece of a scored kind not, or not wholly. */
  unscored: UnscoredReason | null;
  words: number;
  minutes: number;
  /** How often another text was read or handed in than before. */
  redrafts: number;
  /** Out of 100; a teacher's goes before the coach's, which has that of the first attempt beside it. */
  score?: { value: number; by_teacher: boolean; first: number | null } | null;
  /** A sentence of the child that the coach found most to like in. */
  strong_sentence?: string | null;
  /** What the teacher said to the whole piece, the newest. */
  comment?: string | null;
}

export interface Growth {
  criterion: Criterion;
  first: ReportMark;
  latest: ReportMark;
  /** In shares of the scale. */
  change: number;
}

export interface ReportFacts {
  /** Oldest first. */
  writings: ReportWriting[];
  words: number;
  minutes: number;
  redrafts: number;
  genres: { genre: string; count: number }[];
  /** The kind that growth is told of: the newest of which two pieces are marked. Kinds are marked by different rules. */
  compared: { genre: string; count: number; marks: ReportMark[] } | null;
  /** Criteria marked in at least two pieces of that kind. */
  growth: Growth[];
  /** Whether marked pieces of other kinds are left out of it. */
  isOfOneKind: boolean;
  /** The newest mark of every criterion. */
  latest: ReportMark[];
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

export const shareOf = ({ mark, maximum }: ReportMark): number => mark / maximum;

/** Everything a report may say in numbers. */
export function gatherReportFacts(given: readonly ReportWriting[]): ReportFacts {
  const writings = [...given].sort((a, b) => a.completed_at.getTime() - b.completed_at.getTime());
  const marked = writings.filter(({ marks }) => marks.length > 0);
  const compared = comparedPieces(marked);
  return {
    writings,
    words: sum(writings.map(({ words }) => words)),
    minutes: Math.round(sum(writings.map(({ minutes }) => minutes))),
    redrafts: sum(writings.map(({ redrafts }) => redrafts)),
    genres: countGenres(writings),
    compared:
      compared.length > 1
        ? { genre: compared[0]?.genre ?? '', count: compared.length, marks: newestMarks(compared) }
        : null,
    growth: criteria.flatMap((criterion) => growthOf(marksOf(compared, criterion))),
    isOfOneKind: new Set(marked.map(({ genre }) => genre)).size < 2,
    latest: newestMarks(marked),
  };
}

/** The pieces of the kind that was written last of those that were written twice. */
function comparedPieces(marked: ReportWriting[]): ReportWriting[] {
  const ofKind = (kind: string) => marked.filter(({ genre }) => genre === kind);
  const last = marked.findLast(({ genre }) => ofKind(genre).length > 1);
  return last ? ofKind(last.genre) : [];
}

const newestMarks = (writings: ReportWriting[]): ReportMark[] =>
  criteria.flatMap((criterion) => marksOf(writings, criterion).slice(-1));

const marksOf = (writings: ReportWriting[], criterion: Criterion): ReportMark[] =>
  writings.flatMap(({ marks }) => marks.filter((mark) => mark.criterion === criterion));

function growthOf(marks: ReportMark[]): Growth[] {
  const [first] = marks;
  const latest = marks.at(-1);
  if (!first || !latest || marks.length < 2) return [];
  return [{ criterion: first.criterion, first, latest, change: shareOf(latest) - shareOf(first) }];
}

function countGenres(writings: ReportWriting[]): { genre: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { genre } of writings) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  return [...counts].map(([genre, count]) => ({ genre, count })).sort((a, b) => b.count - a.count);
}
