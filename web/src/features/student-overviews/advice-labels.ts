import type { AdviceOutcome, ChildAdviceAnswer, GivenAdvice, StudentOverview } from '@inkling/contract';
import type { ChipColor } from '../../ui/chip.tsx';

const outcomes: Record<AdviceOutcome, { label: string; tone: ChipColor }> = {
  done: { label: 'Done', tone: 'leaf' },
  partly: { label: 'Partly done', tone: 'sun' },
  not_yet: { label: 'Not yet', tone: 'rest' },
  taken_out: { label: 'Took the sentence out', tone: 'ink' },
  new_text: { label: 'Wrote something new', tone: 'ink' },
};

/** What became of a piece of advice, as far as the next draft shows it. */
export const outcomeOf = ({ outcome }: Pick<GivenAdvice, 'outcome'>): { label: string; tone: ChipColor } =>
  outcome ? outcomes[outcome] : { label: 'No new draft yet', tone: 'rest' };

export const answerLabels: Record<ChildAdviceAnswer, string> = {
  tried: 'Said: “I tried it”',
  not_now: 'Said: “Not now”',
  disagree: 'Said: “I disagree”',
};

export const adviceSentence = ({ given, judged, done, partly }: StudentOverview['advice_counts']): string => {
  if (given === 0) return 'The coach has given no advice yet.';
  const all = given === 1 ? '1 piece of advice so far.' : `${given} pieces of advice so far.`;
  if (judged === 0) return `${all} A next draft will show what came of it.`;
  const some = partly > 0 ? ` and ${partly} partly` : '';
  return `${all} Next drafts show what came of ${judged}: ${done} done${some}.`;
};
