import type { Advice, AdviceFollowUp, EarlierDraft } from '@inkling/coach';
import type { ChildAdviceAnswer } from '@inkling/contract';
import type { GivenAdvice } from './advice.queries.ts';

/** Advice that was given, and what the newest draft shows of it. */
export type JudgedAdvice = GivenAdvice & AdviceFollowUp;

type Told = Pick<Advice, 'rule' | 'passage'>;

const holds = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** The same rule about the same passage, as it stood when it was given or as it stands now. */
const isSameAdvice = (given: Told & Pick<GivenAdvice, 'after'>, next: Told): boolean => {
  if (given.rule !== next.rule) return false;
  if (given.passage === null || next.passage === null) return given.passage === next.passage;
  const { quote } = next.passage;
  return holds(given.passage.quote, quote) || (given.after !== null && holds(given.after, quote));
};

/** What no draft has answered; advice that was given again counts once, as it was given last. */
export const adviceStillOpen = (given: readonly GivenAdvice[]): GivenAdvice[] =>
  given.filter(
    (each) => each.isOpen && !given.some((later) => later.number > each.number && isSameAdvice(each, later)),
  );

/** Each draft with what it was told to do, in the order of the advice. */
export const earlierDraftsOf = (advice: readonly GivenAdvice[]): EarlierDraft[] => {
  const drafts = new Map<number, EarlierDraft & { advice: Advice[] }>();
  for (const each of advice) {
    const draft = drafts.get(each.number) ?? { text: each.content, advice: [] };
    draft.advice.push(each);
    drafts.set(each.number, draft);
  }
  return [...drafts.values()];
};

const isPutAside = (answer: ChildAdviceAnswer | null): boolean =>
  answer === 'not_now' || answer === 'disagree';

/** What a child put aside stays put aside when the next draft is told the same. */
export const withEarlierDismissals = (
  advice: readonly Advice[],
  before: readonly GivenAdvice[],
): (Advice & { answer: ChildAdviceAnswer | null })[] =>
  advice.map((each) => {
    const same = before.find((given) => isPutAside(given.answer) && isSameAdvice(given, each));
    return { ...each, answer: same?.answer ?? null };
  });
