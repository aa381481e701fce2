import { type Criterion, criteria } from '@inkling/contract';
import type { FinishedPiece, LetterFacts, LetterMark } from '../features/growth-letters/letter-facts.ts';

export const monthScenarios = [
  'busy',
  'slow',
  'falling',
  'first',
  'wellbeing only',
  'nothing',
  'steady',
  'other kind',
] as const;
type MonthScenario = (typeof monthScenarios)[number];

/** The same numbers every time: a test that fails can be looked at again. */
const numbersFrom = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const names = ['Mia', 'Leo', 'M.K.', 'your child', '小明', 'Siún'];
const titles = [
  'The Lighthouse',
  'Why dogs?',
  'A "quoted" day',
  'Storm, at sea',
  'Über uns',
  'My plan: part 2',
];
const sentences = [
  'The sea kept its breath until the boat was gone.',
  'Nobody in our street had ever seen snow.',
];

type Numbers = ReturnType<typeof numbersFrom>;

const pick = <T>(list: readonly [T, ...T[]] | T[], pickNumber: Numbers): T => {
  const found = list[pickNumber(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

const marksAt = (numbers: Numbers, least: number): LetterMark[] =>
  criteria.slice(0, 3 + numbers(6)).map((criterion: Criterion) => {
    const maximum = 2 + numbers(5);
    return { criterion, maximum, mark: Math.min(maximum, least + numbers(maximum)) };
  });

const shifted = (marks: LetterMark[], by: number): LetterMark[] =>
  marks.map((one) => ({ ...one, mark: Math.max(0, Math.min(one.maximum, one.mark + by)) }));

/** How the marks of the piece before lay against those of now. */
const beforeBy: Partial<Record<MonthScenario, number>> = { busy: -1, falling: 1, steady: 0, 'other kind': 0 };

/** A story after an argument: some things are marked in both, on scales of their own some of them. */
const ofOtherKind = (marks: LetterMark[]): LetterMark[] =>
  marks.slice(1).map((one, index) => (index === 1 ? { ...one, maximum: one.maximum + 1 } : one));

const piece = (kind: MonthScenario, id: number, numbers: Numbers): FinishedPiece => {
  const marks = numbers(5) === 0 ? [] : marksAt(numbers, 0);
  const by = beforeBy[kind];
  return {
    id,
    title: pick(titles, numbers),
    word_count: numbers(400),
    sentence: numbers(4) === 0 ? null : pick(sentences, numbers),
    marks,
    before:
      by === undefined
        ? null
        : {
            title: pick(titles, numbers),
            marks: kind === 'other kind' ? ofOtherKind(marks) : shifted(marks, by),
          },
  };
};

const finishedIn = (kind: MonthScenario, numbers: Numbers): FinishedPiece[] => {
  if (kind === 'slow' || kind === 'wellbeing only' || kind === 'nothing') return [];
  const count = kind === 'busy' ? 2 + numbers(4) : 1;
  return Array.from({ length: count }, (_, index) => piece(kind, index + 1, numbers));
};

export const generateLetterFacts = (kind: MonthScenario, seed: number): LetterFacts => {
  const numbers = numbersFrom(seed);
  const month = `2026-${String(1 + numbers(12)).padStart(2, '0')}`;
  const isSilent = kind === 'nothing';
  return {
    child: { id: seed, called: pick(names, numbers) },
    month,
    finished: finishedIn(kind, numbers),
    under_way: kind === 'slow' ? titles.slice(0, 1 + numbers(3)) : [],
    wellbeing_finished:
      kind === 'wellbeing only' || (kind === 'busy' && numbers(2) === 0) ? 1 + numbers(2) : 0,
    teacher:
      !isSilent && numbers(2) === 0
        ? {
            teacher: numbers(4) === 0 ? null : 'Ms Nguyen',
            comment: 'A brave ending. Try it aloud!',
            writing: { id: 1, title: pick(titles, numbers) },
          }
        : null,
    next: numbers(2) === 0 ? { id: 99, title: pick(titles, numbers), due_date: '2026-12-04' } : null,
  };
};
