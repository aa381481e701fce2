import { meanings } from './data/meanings.ts';
import { dialectRules, okInDialogueText, reasons, reasonsByKind } from './data/reasons.ts';
import type { Candidate } from './rules/rule.ts';

const pair = /^(.+)-for-(.+)$/;

const reasonForPair = (rule: string): string | undefined => {
  const [, written, meant] = pair.exec(rule) ?? [];
  const wrong = written === undefined ? undefined : meanings.get(written);
  const right = meant === undefined ? undefined : meanings.get(meant);
  if (!wrong || !right) return undefined;
  return `Two words people mix up: “${right[0]}” means ${right[1]}, and “${wrong[0]}” means ${wrong[1]}. Which one fits here?`;
};

/** Why this place was found, in words a nine-year-old understands. */
export const reasonFor = (candidate: Candidate, inSpeech: boolean): string => {
  const reason =
    reasons.get(candidate.rule) ?? reasonForPair(candidate.rule) ?? reasonsByKind[candidate.kind];
  return inSpeech && dialectRules.has(candidate.rule) ? `${reason} ${okInDialogueText}` : reason;
};
