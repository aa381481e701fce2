import { confusableWordMeanings } from './data/confusable-word-meanings.ts';
import { dialectRules, okInDialogueText, reasonsByKind, reasonsByRule } from './data/reasons.ts';
import type { Candidate } from './rules/rule.ts';

const pair = /^(.+)-for-(.+)$/;

const reasonForPair = (rule: string): string | undefined => {
  const [, written, meant] = pair.exec(rule) ?? [];
  const wrong = written === undefined ? undefined : confusableWordMeanings.get(written);
  const right = meant === undefined ? undefined : confusableWordMeanings.get(meant);
  if (!wrong || !right) return undefined;
  return `Two words people mix up: “${right[0]}” means ${right[1]}, and “${wrong[0]}” means ${wrong[1]}. Which one fits here?`;
};

/** Why this place was found, in words a nine-year-old understands. */
export const reasonFor = (candidate: Candidate, inSpeech: boolean): string => {
  const reason =
    reasonsByRule.get(candidate.rule) ?? reasonForPair(candidate.rule) ?? reasonsByKind[candidate.kind];
  return inSpeech && dialectRules.has(candidate.rule) ? `${reason} ${okInDialogueText}` : reason;
};
