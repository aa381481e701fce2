import type { Span } from '../marking/assessment.ts';
import { overlaps } from '../marking/draft.ts';
import type { Sentence } from '../parse/index.ts';
import type { Finding } from '../writing-errors/finding.ts';
import { type AdviceCheck, type DraftComparison, followedWhen, textOfSentences } from './draft-comparison.ts';

/** Nothing is flagged any more where something was; fewer faults are a beginning. */
export const checkErrorsFixed =
  (
    faults: (comparison: DraftComparison) => readonly Span[],
    faultsBefore: (comparison: DraftComparison) => readonly Span[] = () => [],
  ): AdviceCheck =>
  (comparison) => {
    const { relocated } = comparison;
    if (!relocated || relocated.fate === 'same') return 'not_yet';
    const countAt = (spans: readonly Span[], sentences: readonly Sentence[]) =>
      spans.filter((span) => sentences.some((one) => overlaps(span, one))).length;
    const left = countAt(faults(comparison), relocated.news);
    const isWhole = relocated.news.every(({ kind }) => kind !== 'fragment');
    return followedWhen(
      left === 0 && isWhole,
      left === 0 || left < countAt(faultsBefore(comparison), relocated.olds),
    );
  };

const spaced = (text: string): string => text.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ').trim();

/** The errors that the advice speaks of, by their reason, which it says; all of the kind where it says none. */
const findingsMeant = (
  { advice, findings, relocated }: DraftComparison,
  kind: Finding['kind'],
): readonly Finding[] => {
  const here = findings.filter(
    (finding) => finding.kind === kind && relocated?.olds.some((old) => overlaps(finding, old)),
  );
  const named = here.filter(({ reason }) => reason !== '' && advice.text.includes(reason));
  return named.length > 0 ? named.slice(0, 1) : here;
};

/** A finding as it would read with other words in its place, together with the word before it or the one after it. */
const withNeighbour = (text: string, { start, end }: Span, put: string): string[] => {
  const [left = ''] = /[^\s]*\s*$/.exec(text.slice(0, start)) ?? [];
  const [right = ''] = /^\s*[^\s.,!?;]*/.exec(text.slice(end)) ?? [];
  return [spaced(`${left}${put}`), spaced(`${put}${right}`)];
};

/** What was found in the draft before stands right now, or its words are gone and nothing of the kind is found at the place. */
export const correctsFinding =
  (kind: Finding['kind']): AdviceCheck =>
  (comparison) => {
    const { before, after, context, relocated } = comparison;
    if (!relocated || relocated.fate === 'same') return 'not_yet';
    const meant = findingsMeant(comparison, kind);
    const now = spaced(textOfSentences(after, relocated.news));
    const stands = (finding: Finding, put: string, isEnough: 'some' | 'every') =>
      withNeighbour(before.text, finding, put)[isEnough]((words) => now.includes(words));
    if (meant.some((finding) => finding.suggestions.some((right) => stands(finding, right, 'some'))))
      return 'done';
    if (meant.some((finding) => stands(finding, before.text.slice(finding.start, finding.end), 'every')))
      return 'not_yet';
    const rules = new Set(meant.map(({ rule }) => rule));
    const isFoundAgain = context.findings.some(
      (finding) =>
        finding.kind === kind &&
        (rules.size === 0 || rules.has(finding.rule)) &&
        relocated.news.some((one) => overlaps(finding, one)),
    );
    if (isFoundAgain) return 'not_yet';
    // Other words than the right ones may be right, too; a spelling that was chosen is one of two.
    return kind === 'spelling' ? 'partly' : 'done';
  };
