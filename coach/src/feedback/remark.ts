import { readingGrade } from '../parse/index.ts';

/** The same thing said for young readers (about Years 1 to 3) and for the rest; {slots} take the child's words. */
export interface Wording {
  simple: string;
  normal: string;
  /** The same thing about {child}, to its parent: true of both, with slots that both have. */
  toParent: string;
}

/** A wording together with what goes into it. */
export interface Remark {
  wording: Wording;
  slots: Record<string, string>;
  /** Worth saying among others, and never the one thing to do next. */
  isMinor?: true;
}

export const remark = (wording: Wording, slots: Record<string, string> = {}): Remark => ({ wording, slots });

export const minorRemark = (wording: Wording, slots: Record<string, string> = {}): Remark => ({
  wording,
  slots,
  isMinor: true,
});

const lastSimpleYear = 3;
/** On one or two sentences by themselves our measure swings by about two years, so that much is let pass. */
const toleranceYears = 2;
const youngestReader = 2;

/** The reading grade that words for this year may have; beginners are read to, so Year 1 counts as Year 2. */
export const maximumReadingGrade = (year: number): number => Math.max(year, youngestReader) + toleranceYears;

/** What our own words ask of a reader: the child's quoted words are not counted. */
export const readingGradeOf = (template: string): number =>
  readingGrade(template.replace(/\{\w+\}/g, 'this'));

export function fillWording({ wording, slots }: Remark, year: number): string {
  const isSimple = year <= lastSimpleYear || readingGradeOf(wording.normal) > maximumReadingGrade(year);
  const template = isSimple ? wording.simple : wording.normal;
  const said = template.replace(/\{(\w+)\}/g, (_slot, name: string) => slots[name] ?? '');
  // A quote that ends in ! or ? needs no full stop of ours behind it.
  return said.replace(/([!?]"?[”’])\./g, '$1');
}
