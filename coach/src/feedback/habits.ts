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
}

/** From so many times on a slip is a habit; in a few lines one less is enough. */
const habitual = 3;
const fewWords = 100;

/** What a reader stumbles over again and again, the commonest first. */
export function findHabits(context: FeedbackContext): Habit[] {
  const enough = context.assessment.words < fewWords ? habitual - 1 : habitual;
  return allHabits(context)
    .filter(({ times }) => times >= enough)
    .sort((a, b) => b.times - a.times);
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
      times: prose.some((sentence) => isEndless(context, sentence)) ? endlessWeight : 0,
    },
    {
      criterion: 'punctuation',
      wordings: [addEnd, addCapital],
      times: prose.filter(({ endMark, startsWithCapital }) => endMark === null || !startsWithCapital).length,
    },
    { criterion: 'sentence_structure', wordings: [fault], times: joins.length + 1 },
    { criterion: 'punctuation', wordings: [markSpeech], times: spokenUnmarked(context).length + 1 },
    { criterion: 'sentence_structure', wordings: [tense], times: tenseShifts(context).length },
    {
      criterion: 'sentence_structure',
      wordings: [grammar],
      times: found('grammar', /^(?!(?:comma-splice|run-on|long-sentence)$)/),
    },
    { criterion: 'punctuation', wordings: [finding], times: commonest(context, 'punctuation') },
    { criterion: 'spelling', wordings: [spellingWording.soundAlike], times: found('spelling', /-for-/) },
  ];
}

const endlessWeight = 20;

/** How often the commonest slip of its kind comes. */
function commonest({ findings }: FeedbackContext, kind: string): number {
  const times = new Map<string, number>();
  for (const finding of findings)
    if (finding.kind === kind && !/^(?:sentence-capital|end-mark|unmarked-speech)$/.test(finding.rule))
      times.set(finding.rule, (times.get(finding.rule) ?? 0) + 1);
  return Math.max(0, ...times.values());
}
