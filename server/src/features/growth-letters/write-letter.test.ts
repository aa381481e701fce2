import { readingGrade } from '@inkling/coach';
import { type Criterion, type LetterPart, type LetterPartName, plainCriterionNames } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { generateLetterFacts, monthScenarios } from '../../testing/generate-letter-facts.ts';
import type { LetterFacts, LetterMark } from './letter-facts.ts';
import { homeIdeas, reassurances } from './letter-wording.ts';
import { writeLetter } from './write-letter.ts';

/** Flesch and Kincaid's school year; what newspapers are written for. */
const newspaperGrade = 9;

const monthNames =
  'January February March April May June July August September October November December'.split(' ');

const criterionNamed = (plain: string): Criterion | undefined =>
  (Object.keys(plainCriterionNames) as Criterion[]).find(
    (criterion) => plainCriterionNames[criterion] === plain,
  );

const nameIn = ({ child }: LetterFacts): string => child.called;
const monthIn = ({ month }: LetterFacts): string => monthNames[Number(month.slice(5)) - 1] ?? '';
const titlesIn = (text: string): string[] =>
  [...text.matchAll(/“(.+?)”(?=[,. ]| and|$)/gu)].map(([, title]) => title ?? '');
/** The piece that marks are told of. */
const markedIn = ({ finished }: LetterFacts) => finished.findLast(({ marks }) => marks.length > 0);
const has = (marks: LetterMark[] | undefined, wanted: LetterMark): boolean =>
  (marks ?? []).some(
    ({ criterion, mark, maximum }) =>
      criterion === wanted.criterion && mark === wanted.mark && maximum === wanted.maximum,
  );

/** For each part, whether the data say what it says; read back from the words, not from how they were made. */
const isTrue: Record<LetterPartName, (part: LetterPart, facts: LetterFacts) => boolean> = {
  work: ({ text }, facts) => {
    const opening = `In ${monthIn(facts)} ${nameIn(facts)} `;
    if (!text.startsWith(opening)) return false;
    const told = text.slice(opening.length);
    const wellbeing = Number(told.match(/(\d+) wellbeing piece/u)?.[1] ?? 0);
    if (wellbeing !== facts.wellbeing_finished) return false;
    const finished = told.match(/^finished (\d+) pieces? with ([\d,]+) words?: /u);
    if (finished) {
      const words = facts.finished.reduce((sum, { word_count }) => sum + word_count, 0);
      return (
        Number(finished[1]) === facts.finished.length &&
        Number(finished[2]?.replace(',', '')) === words &&
        facts.finished.every(({ title }) => told.includes(`“${title}”`))
      );
    }
    if (facts.finished.length > 0) return false;
    if (wellbeing > 0) return told.endsWith(reassurances.wellbeing);
    return (
      told.startsWith('worked on ') &&
      facts.under_way.every((title) => told.includes(`“${title}”`)) &&
      told.endsWith(`and has not finished yet. ${reassurances.slow}`)
    );
  },
  sentence: ({ text, quote, writing }, { finished, ...facts }) =>
    text === `A sentence ${nameIn({ ...facts, finished })} wrote in “${writing?.title}”:` &&
    finished.some(
      ({ id, title, sentence }) => id === writing?.id && title === writing.title && sentence === quote,
    ),
  strength: ({ text }, facts) => {
    const piece = markedIn(facts);
    const told = text.match(/^The strongest side of “(.+)” is (.+): (\d+) of (\d+) points?\.$/u);
    const criterion = criterionNamed(told?.[2] ?? '');
    if (!piece || !told || !criterion) return false;
    const [mark, maximum] = [Number(told[3]), Number(told[4])];
    const isHighest = piece.marks.every((one) => one.mark / one.maximum <= mark / maximum);
    return told[1] === piece.title && has(piece.marks, { criterion, mark, maximum }) && isHighest && mark > 0;
  },
  change: ({ text }, facts) => {
    const piece = markedIn(facts);
    if (!piece?.before) return false;
    const { before } = piece;
    if (text === `The marks of “${piece.title}” are the same as those of “${before.title}”.`)
      return (
        piece.marks.every((one) => has(before.marks, one)) &&
        before.marks.every((one) => has(piece.marks, one))
      );
    const onSameThings = `Where “${piece.title}” and “${before.title}” are marked on the same things, the marks are the same.`;
    if (text === onSameThings)
      return piece.marks.every((one) =>
        before.marks
          .filter(({ criterion, maximum }) => criterion === one.criterion && maximum === one.maximum)
          .every(({ mark }) => mark === one.mark),
      );
    const told = text.match(
      /^What (grew|is harder now): (.+) went from (\d+) to (\d+) of (\d+) points? since “(.+)”\.( .+)?$/u,
    );
    const criterion = criterionNamed(told?.[2] ?? '');
    if (!told || !criterion) return false;
    const [then, now, maximum] = [Number(told[3]), Number(told[4]), Number(told[5])];
    const isRightWay = told[1] === 'grew' ? now > then : now < then;
    const isKind = told[1] === 'grew' ? told[7] === undefined : told[7] === ` ${reassurances.falling}`;
    return (
      isRightWay &&
      isKind &&
      told[6] === before.title &&
      has(piece.marks, { criterion, mark: now, maximum }) &&
      has(before.marks, { criterion, mark: then, maximum })
    );
  },
  try: ({ text }, facts) => {
    const piece = markedIn(facts);
    const told = text.match(
      /^(.+) has most to gain in (.+) \((\d+) of (\d+) points?\)\. One thing to try at home this week: (.+)\.$/u,
    );
    const criterion = criterionNamed(told?.[2] ?? '');
    if (!piece || !told || !criterion) return false;
    const [mark, maximum] = [Number(told[3]), Number(told[4])];
    const isLowest = piece.marks.every((one) => one.mark / one.maximum >= mark / maximum);
    return (
      told[1]?.toLowerCase() === nameIn(facts).toLowerCase() &&
      has(piece.marks, { criterion, mark, maximum }) &&
      isLowest &&
      told[5] === homeIdeas[criterion]
    );
  },
  teacher: ({ text, quote, writing }, { teacher }) =>
    teacher !== null &&
    quote === teacher.comment &&
    writing?.id === teacher.writing.id &&
    text === `${teacher.teacher ?? 'A teacher'} wrote about “${teacher.writing.title}”:`,
  next: ({ text }, { next }) =>
    next !== null &&
    text === `Next comes “${next.title}”, due on Friday 4 December.` &&
    next.due_date === '2026-12-04',
};

const months = Array.from({ length: 64 }, (_, seed) => {
  const kind = monthScenarios[seed % monthScenarios.length] ?? 'busy';
  return { name: `${kind} month ${seed}`, kind, facts: generateLetterFacts(kind, seed + 1) };
});

describe('a letter about a month', () => {
  it.each(months)('of a $name says only what is in the data', ({ facts }) => {
    const wrong = writeLetter(facts).filter((part) => !isTrue[part.part](part, facts));
    expect(wrong).toEqual([]);
  });

  it.each(months)('of a $name leaves out nothing it could tell', ({ facts, kind }) => {
    const told = writeLetter(facts).map(({ part }) => part);
    if (kind === 'nothing') return expect(told).toEqual([]);
    expect(told[0]).toBe('work');
    expect(told.includes('teacher')).toBe(facts.teacher !== null);
    expect(told.includes('next')).toBe(facts.next !== null);
    expect(told.includes('sentence')).toBe(facts.finished.some(({ sentence }) => sentence !== null));
    const marked = markedIn(facts);
    expect(told.includes('strength')).toBe(marked?.marks.some(({ mark }) => mark > 0) ?? false);
    const isComparable = marked?.marks.some((one) =>
      marked.before?.marks.some(
        ({ criterion, maximum }) => criterion === one.criterion && maximum === one.maximum,
      ),
    );
    expect(told.includes('change')).toBe(Boolean(isComparable));
  });

  it('is about each child of a family alone', () => {
    const [one, other] = [generateLetterFacts('busy', 3), generateLetterFacts('busy', 8)];
    for (const facts of [one, other])
      for (const part of writeLetter(facts)) expect(isTrue[part.part](part, facts)).toBe(true);
    expect(titlesIn(writeLetter(one)[0]?.text ?? '').length).toBeGreaterThan(0);
  });

  it.each(months.filter(({ kind }) => kind !== 'nothing'))(
    'of a $name reads as easily as a newspaper',
    ({ facts }) => {
      const said = writeLetter(facts).map(({ text }) => text.replace(/:$/, '.'));
      expect(readingGrade(said.join(' '))).toBeLessThanOrEqual(newspaperGrade);
    },
  );

  it('has ideas for home that read as easily, each by itself', () => {
    for (const words of [...Object.values(homeIdeas), ...Object.values(reassurances)])
      expect([words, readingGrade(`${words}.`) <= newspaperGrade]).toEqual([words, true]);
  });

  it('is told in words a newspaper would use', () => {
    const text = months.flatMap(({ facts }) => writeLetter(facts).map((part) => part.text)).join(' ');
    for (const jargon of [/criteri/iu, /cohesion/iu, /NAPLAN/u, /rubric/iu, /audience/iu, /\bband\b/iu])
      expect(text).not.toMatch(jargon);
  });
});
