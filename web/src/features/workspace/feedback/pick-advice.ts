import type { Advice, AiFeedback, Criterion, FeedbackRound } from '@inkling/contract';
import { locatePassage } from '../../../shared/feedback/locate-passage.ts';

/** What makes the biggest difference comes first. */
const order: Criterion[] = [
  'ideas',
  'text_structure',
  'audience',
  'character_and_setting',
  'persuasive_devices',
  'cohesion',
  'vocabulary',
  'paragraphing',
  'sentence_structure',
  'punctuation',
  'spelling',
];

export type NextAdvice = Advice & { place: { start: number; end: number } | null };

/** Put aside by the child: another piece of advice takes its place. */
const isPutAside = ({ answer }: Advice): boolean => answer === 'not_now' || answer === 'disagree';

/** The one thing to do next whose sentence still stands in the draft: the coach's choice, else the most important. */
export const pickAdvice = (
  text: string,
  { round, chosen }: { round: FeedbackRound | undefined; chosen: AiFeedback['next_step'] },
): NextAdvice | null => {
  const isChosen = (advice: Advice) => advice.text === chosen?.text && advice.criterion === chosen.criterion;
  const rank = (advice: Advice) => (isChosen(advice) ? -1 : order.indexOf(advice.criterion));
  const open = (round?.advice ?? []).filter((advice) => !isPutAside(advice));
  for (const advice of open.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)) {
    const place = advice.passage && locatePassage(text, advice.passage);
    if (advice.passage === null || place) return { ...advice, place };
  }
  return null;
};
