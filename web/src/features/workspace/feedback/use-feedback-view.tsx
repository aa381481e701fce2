import {
  type AiFeedback,
  type ChildAdviceAnswer,
  type CriterionResult,
  type FeedbackCategory,
  type FeedbackRound,
  feedbackCategories,
  type Writing,
} from '@inkling/contract';
import { type ReactNode, useState } from 'react';
import { isAllAwaitingApproval } from '../../../shared/feedback/awaiting-approval-notice.tsx';
import type { Draft } from '../saving/use-draft.ts';
import { dropOutdatedQuotes } from './drop-outdated-quotes.ts';
import { FeedbackSummary } from './feedback-summary.tsx';
import { findFollowUp } from './find-follow-up.ts';
import { findGains, hasFollowedAdvice } from './find-gains.ts';
import { type NextAdvice, pickAdvice } from './pick-advice.ts';
import type { PutAside } from './put-aside-note.tsx';
import { useFeedback } from './use-feedback.ts';
import { useRounds } from './use-rounds.ts';

interface FeedbackViewOptions {
  text: string;
  draft: Draft;
  /** Opens the editor; null where nothing can be changed now. */
  onFix: ((advice: NextAdvice | null) => void) | null;
  /** Ends the writing: offered once one piece of advice came true, or where there is no draft to change. */
  finish: ReactNode;
  hasDraft: boolean;
}

/** The criterion that lies open at first: that of the next step, or else the first that may be read. */
const findFirstOpen = ({ next_step, generated_status, held }: AiFeedback): FeedbackCategory | undefined => {
  // The next step may be about a criterion that this piece has no feedback on.
  if (next_step && generated_status[next_step.criterion]) return next_step.criterion;
  return feedbackCategories.find((criterion) => generated_status[criterion] && !held.includes(criterion));
};

type Evidence = CriterionResult['evidence'];

interface Lightable {
  /** Null where all criteria lie open. */
  advice: NextAdvice | null;
  open: FeedbackCategory | undefined;
  evidence: Evidence;
}

/** The places in the draft, and the criterion they are about: of the one advice, or else of the criterion that is read. */
const placesToLight = ({ advice, open, evidence }: Lightable) => {
  if (!advice) return { lit: evidence, litFor: open };
  const lit: Evidence = advice.place
    ? [{ ...advice.place, label: advice.text, speaks: 'against' as const }]
    : [];
  return { lit, litFor: advice.criterion };
};

/** What became of earlier advice, once the draft as it is now was read. */
const newsOf = (rounds: FeedbackRound[], isCurrent: boolean) =>
  isCurrent ? { gains: findGains(rounds), followUp: findFollowUp(rounds) } : { gains: [], followUp: null };

/** What the child says to advice, and what it put aside since this round was opened. */
const useAnswers = (round: FeedbackRound | undefined, answer: ReturnType<typeof useRounds>['answer']) => {
  const [last, setLast] = useState<PutAside | null>(null);
  const isOfRound = round?.advice.some(({ id }) => id === last?.adviceId) ?? false;
  return {
    putAside: isOfRound ? last : null,
    onAnswer: (adviceId: number, said: ChildAdviceAnswer | null) => {
      setLast(said === 'not_now' || said === 'disagree' ? { adviceId, answer: said } : null);
      answer({ adviceId, answer: said });
    },
  };
};

/** What the feedback step shows: the lead, the criteria behind it, and the places lit in the draft. */
export const useFeedbackView = (
  writing: Writing,
  { text, draft, onFix, finish, hasDraft }: FeedbackViewOptions,
) => {
  const feedback = useFeedback(writing, { text, draft });
  const { rounds, answer, isAnswering } = useRounds(writing.id);
  const [seesAll, setSeesAll] = useState(false);
  const [chosen, setChosen] = useState<FeedbackCategory | null>(null);
  const { putAside, onAnswer } = useAnswers(rounds.at(-1), answer);
  const found = feedback.found && dropOutdatedQuotes(feedback.found, text);
  // Other advice for the moment until the new draft is read would only confuse.
  const round = feedback.isAwaited ? undefined : rounds.at(-1);
  const advice = pickAdvice(text, { round, chosen: feedback.found?.next_step ?? null });
  const open = chosen ?? (found ? findFirstOpen(found) : undefined);
  // What was said about an older text may point at other words now.
  const isFresh = open && found?.generated_status[open] === 'generated';
  const evidence = (isFresh && found?.results[open]?.evidence) || [];
  const statuses = Object.values(found?.generated_status ?? {});
  const isCurrent = !statuses.includes('need_refresh') && !statuses.includes('generating');
  const showsAll = seesAll || statuses.includes('failed');
  // Work whose feedback the teacher reads first is handed in without it.
  const isFinal = !hasDraft || hasFollowedAdvice(rounds) || (found !== null && isAllAwaitingApproval(found));
  const lead = found && (
    <FeedbackSummary
      text={text}
      found={found}
      {...newsOf(rounds, isCurrent)}
      advice={advice}
      waiting={feedback.waiting}
      onFix={onFix}
      onAnswer={onAnswer}
      putAside={putAside}
      isAnswering={isAnswering}
      finish={isFinal ? finish : null}
    />
  );
  return {
    /** Another one each time the coach has read the draft. */
    news: found && isCurrent ? `${found.id} ${found.updated_at}` : undefined,
    score: feedback.score,
    markOutdated: feedback.markOutdated,
    ...placesToLight({ advice: showsAll ? null : advice, open, evidence }),
    panel: {
      feedback: { ...feedback, found },
      open,
      onOpen: setChosen,
      ...(writing.subject === 'writing' && {
        lead: { content: lead, seesAll: showsAll, onSeeAll: () => setSeesAll(!showsAll) },
      }),
    },
  };
};
