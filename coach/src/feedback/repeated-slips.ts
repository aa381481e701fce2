import type { Criterion } from '@inkling/contract';
import { spokenUnmarked } from '../criteria/punctuation/remarks.ts';
import { punctuationWording } from '../criteria/punctuation/wording.ts';
import { isEndless, tenseShifts } from '../criteria/sentence-structure/remarks.ts';
import { sentenceStructureWording } from '../criteria/sentence-structure/wording.ts';
import { spellingWording } from '../criteria/spelling/wording.ts';
import type { FeedbackContext } from './feedback-context.ts';
import type { Wording } from './remark.ts';

/** A slip that comes again and again. */
export interface Habit {
  criterion: Criterion;
  /** How it is spoken of, whichever of these fits. */
  wordings: Wording[];
  times: number;
  /** How much one of them stops a reader. */
  weight: number;
}

/** Twice is a habit: once mended, the child can look for the other one. */
const habitual = 2;

/** What a reader stumbles over again and again, the commonest first. */
export function findHabits(context: FeedbackContext): Habit[] {
  return allHabits(context)
    .filter(({ times }) => times >= habitual)
    .sort((a, b) => b.times * b.weight - a.times * a.weight);
}

function allHabits(context: FeedbackContext): Habit[] {
  const { prose, joins, findings } = context;
  const found = (kind: string, rule: RegExp): number =>
    findings.filter((finding) => finding.kind === kind && rule.test(finding.rule)).length;
  const { endless, fault, tense, grammar } = sentenceStructureWording;
  const { addEnd, addCapital, markSpeech, finding } = punctuationWording;
  return [
    {
      criterion: 'sentence_structure',
      wordings: [endless],
      // One sentence without an end stops the reader all the way.
      times: prose.some((sentence) => isEndless(context, sentence)) ? habitual : 0,
      weight: 10,
    },
    {
      criterion: 'punctuation',
      wordings: [addEnd, addCapital],
      times: prose.filter(({ endMark, startsWithCapital }) => endMark === null || !startsWithCapital).length,
      weight: 1.5,
    },
    { criterion: 'sentence_structure', wordings: [fault], times: joins.length, weight: 2 },
    { criterion: 'punctuation', wordings: [markSpeech], times: spokenUnmarked(context).length, weight: 1.5 },
    { criterion: 'sentence_structure', wordings: [tense], times: tenseShifts(context).length, weight: 1.2 },
    {
      criterion: 'sentence_structure',
      wordings: [grammar],
      times: found('grammar', /^(?!(?:comma-splice|run-on|long-sentence)$)/),
      weight: 1,
    },
    { criterion: 'punctuation', wordings: [finding], times: commonest(context, 'punctuation'), weight: 0.8 },
    {
      criterion: 'spelling',
      wordings: [spellingWording.soundAlike],
      times: found('spelling', /-for-/),
      weight: 1,
    },
  ];
}

/** How often the commonest slip of its kind comes. */
function commonest({ findings }: FeedbackContext, kind: string): number {
  const times = new Map<string, number>();
  for (const finding of findings)
    if (finding.kind === kind && !/^(?:sentence-capital|end-mark|unmarked-speech)$/.test(finding.rule))
      times.set(finding.rule, (times.get(finding.rule) ?? 0) + 1);
  return Math.max(0, ...times.values());
}
