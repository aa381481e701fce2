import { type Criterion, unscoredReasons } from '@inkling/contract';
import { criteria } from '../criteria/index.ts';
import {
  type Growth,
  gatherReportFacts,
  type ReportFacts,
  type ReportMark,
  type ReportWriting,
  shareOf,
} from './report-facts.ts';
import { type ReportReader, type ReportWording, reportWording } from './wording.ts';

export interface ReportInput {
  student_name: string;
  writings: readonly ReportWriting[];
  period: { from: Date; to: Date };
  /** For the dates; the school's own. */
  timeZone?: string;
  /** The school unless it says otherwise. */
  reader?: ReportReader;
}

export interface Report {
  /** The opening paragraph by itself: the part that a model may word. */
  summary: string;
  /** The whole page as Markdown. */
  markdown: string;
}

const mostSteps = 2;

/** A page an adult reads in a minute: what was written, growth per criterion, what next. Same input, same page. */
export function buildReport(input: ReportInput): Report {
  const facts = gatherReportFacts(input.writings);
  const summary = summarise(input.student_name, facts, wordingFor(input));
  return { summary, markdown: assembleReport(input, facts, summary) };
}

const wordingFor = ({ reader = 'school' }: ReportInput): ReportWording => reportWording[reader];

export function assembleReport(input: ReportInput, facts: ReportFacts, summary: string): string {
  const { period, student_name } = input;
  const timeZone = input.timeZone ?? 'Australia/Sydney';
  const words = wordingFor(input);
  const blocks = [
    `# Writing report: ${plain(student_name)}`,
    `${dayOf(period.from, timeZone)} to ${dayOf(period.to, timeZone)}`,
    summary,
    ...growthBlock(facts, words),
    ...sentenceBlock(facts),
    ...practiceBlock(facts, words, timeZone),
    ...teacherBlock(facts),
    ...nextBlock(facts, words),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function summarise(name: string, facts: ReportFacts, wording: ReportWording): string {
  const { writings, words, minutes, redrafts, growth } = facts;
  const { sentences } = wording;
  if (writings.length === 0) return sentences.none;
  const kinds = facts.genres.map(({ genre, count }) => wording.countOfKind(genre, count)).join(', ');
  const pieces = `${plain(name)} finished ${count(writings.length, 'piece')} (${kinds}): ${count(words, 'word')} in ${count(minutes, 'minute')}${redrafts > 0 ? `, with ${count(redrafts, wording.redraft)}` : ''}.`;
  if (growth.length === 0)
    return writings.length === 1 && facts.latest.length > 0 ? `${pieces} ${sentences.one}` : pieces;
  return `${pieces} ${growthSentence(growth, wording)}`;
}

function growthSentence(growth: Growth[], wording: ReportWording): string {
  const up = [...growth].filter(({ change }) => change > 0).sort((a, b) => b.change - a.change);
  const down = growth.filter(({ change }) => change < 0);
  if (up.length === 0 && down.length === 0) return wording.sentences.steady;
  const grew = up.length > 0 ? `Most growth: ${listOf(up.slice(0, 3), wording)}.` : '';
  const fell = down.length > 0 ? `Lower in the latest piece: ${listOf(down.slice(0, 3), wording)}.` : '';
  return [grew, fell].filter((part) => part !== '').join(' ');
}

const listOf = (growth: Growth[], { nameOf }: ReportWording): string =>
  growth
    .map(
      ({ criterion, first, latest }) =>
        `${nameOf(criterion).toLowerCase()} (${first.mark} to ${latest.mark})`,
    )
    .join(', ');

function growthBlock(facts: ReportFacts, words: ReportWording): string[] {
  const { growth, latest, writings, compared } = facts;
  if (latest.length === 0) return [];
  const byTeacher = writings.some(({ has_teacher_marks }) => has_teacher_marks);
  return [
    ...(compared ? growthTable(growth, compared.marks, words) : marksTable(latest, words)),
    ...kindsNote(facts, words),
    byTeacher ? `${words.sentences.byTeacher} ${words.sentences.estimate}` : words.sentences.estimate,
  ];
}

/** Stories and arguments are marked by different rules, and each kind is hard in its own way. */
function kindsNote({ compared, isOfOneKind }: ReportFacts, words: ReportWording): string[] {
  if (isOfOneKind) return [];
  return [
    compared
      ? words.sentences.onlyOneKind(words.countOfKind(compared.genre, compared.count))
      : words.sentences.differentKinds,
  ];
}

function growthTable(growth: Growth[], latest: ReportMark[], words: ReportWording): string[] {
  const known = new Map(growth.map((each) => [each.criterion, each]));
  const rows = latest.map((mark) => {
    const grown = known.get(mark.criterion);
    return `| ${words.nameOf(mark.criterion)} | ${grown ? outOf(grown.first) : '–'} | ${outOf(mark)} | ${grown ? trend(grown) : 'first piece'} |`;
  });
  const head = [`| ${words.column} | First piece | Latest piece | Change |`, '|---|---|---|---|'];
  return [`## ${words.headings.growth}`, [...head, ...rows].join('\n')];
}

/** One piece has nothing to be compared with. */
function marksTable(latest: ReportMark[], words: ReportWording): string[] {
  const rows = latest.map((mark) => `| ${words.nameOf(mark.criterion)} | ${outOf(mark)} |`);
  return [`## ${words.headings.marks}`, [`| ${words.column} | Mark |`, '|---|---|', ...rows].join('\n')];
}

const outOf = ({ mark, maximum }: ReportMark): string => `${mark} of ${maximum}`;

function trend({ change }: Growth): string {
  if (change === 0) return 'steady';
  return change > 0 ? 'up' : 'down';
}

function practiceBlock(
  { writings, latest }: ReportFacts,
  wording: ReportWording,
  timeZone: string,
): string[] {
  if (writings.length === 0) return [];
  const rows = writings.map(
    ({ title, genre, completed_at, words, redrafts, score }) =>
      `- ${plain(title)} (${wording.kindOf(genre)}), ${dayOf(completed_at, timeZone)}: ${count(words, 'word')}${redrafts > 0 ? `, ${count(redrafts, wording.redraft)}` : ''}${scoreText(score)}`,
  );
  return ['## What was practised', rows.join('\n'), ...unmarkedNotes(writings, latest, wording)];
}

const scoreText = (score: ReportWriting['score']): string => {
  if (!score) return '';
  const first = score.first === null ? '' : ` (first attempt ${Math.round(score.first)})`;
  return `, score ${Math.round(score.value)}${score.by_teacher ? ' by the teacher' : first}`;
};

/** One sentence of the newest piece that has one. */
function sentenceBlock({ writings }: ReportFacts): string[] {
  const piece = writings.findLast(({ strong_sentence }) => strong_sentence);
  if (!piece?.strong_sentence) return [];
  return ['## A strong sentence', `“${plain(piece.strong_sentence)}” (${plain(piece.title)})`];
}

function teacherBlock({ writings }: ReportFacts): string[] {
  const rows = writings.flatMap(({ title, comment }) =>
    comment ? [`- **${plain(title)}:** ${plain(comment)}`] : [],
  );
  return rows.length > 0 ? ['## From the teacher', rows.join('\n')] : [];
}

/** A reflection is never marked, some texts can't be; any other piece without marks had no feedback when the report was made. */
function unmarkedNotes(
  writings: ReportWriting[],
  latest: ReportMark[],
  { sentences }: ReportWording,
): string[] {
  const isReflection = ({ genre }: ReportWriting): boolean => genre === 'wellbeing';
  const awaited = writings.filter(
    (writing) => writing.marks.length === 0 && writing.unscored === null && !isReflection(writing),
  );
  const unscored = unscoredReasons.flatMap((reason) => {
    const pieces = writings.filter((writing) => writing.unscored === reason).length;
    return pieces > 0 ? [`${count(pieces, 'piece')} ${sentences.unscored[reason]}`] : [];
  });
  return [
    ...unscored,
    ...(latest.length === 0 && writings.some(isReflection) ? [sentences.reflections] : []),
    ...(awaited.length > 0 ? [`${count(awaited.length, 'piece')} ${sentences.awaited}`] : []),
  ];
}

function nextBlock({ writings, latest }: ReportFacts, words: ReportWording): string[] {
  const heading = `## ${words.headings.next}`;
  if (writings.length === 0) return [heading, words.sentences.noneStep];
  const lowest = [...latest].filter((mark) => shareOf(mark) < 1).sort((a, b) => worth(b) - worth(a));
  const steps = lowest
    .slice(0, mostSteps)
    .map(({ criterion }) => `- **${words.nameOf(criterion)}.** ${criteria[criterion].howAdultsCanHelp}`);
  return steps.length > 0 ? [heading, steps.join('\n')] : [];
}

/** Ideas and structure before the surface, as the child hears it too. */
const surface: ReadonlySet<Criterion> = new Set(['spelling', 'punctuation', 'paragraphing']);
const worth = (mark: ReportMark): number => (1 - shareOf(mark)) * (surface.has(mark.criterion) ? 0.6 : 1);

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** Names and titles are typed by people: no Markdown of theirs takes effect in the page. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/([\\`*_{}[\]<>#|])/g, '\\$1');

const dayOf = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(date);
