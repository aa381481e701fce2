import type { Alert, AlertOutcome, Role } from '@inkling/contract';
import { t } from './texts.ts';

/** How sure the coach is, in words; a number would be taken for more than it is. */
export const levelLabels: Record<Alert['level'], { label: string; tone: 'coral' | 'rest' }> = {
  sure: { label: t.theCoachIsSure, tone: 'coral' },
  look: { label: t.worthALook, tone: 'rest' },
};

/** What a worry asks of the grown-up; one that is only worth a look asks nothing. */
export const urgencyOf: Record<Alert['severity'], string> = {
  high: t.pleaseCheckOnThemNow,
  medium: t.pleaseTalkWithThemSoon,
  low: '',
};

const categoryWords: Record<string, string> = {
  self_harm: t.mightBeThinkingOfHurting,
  abuse: t.mightBeTreatedBadlyBy,
  being_hurt: t.mightBeHurtBySomeone,
  bullying: t.mightBeBadlyBullied,
  neglect: t.mightNotBeLookedAfter,
  friend_in_danger: t.isWorriedAboutAFriend,
  grooming: t.mightBeInContactWith,
  violence: t.wroteAboutHurtingSomeone,
  running_away: t.mightBeThinkingOfRunning,
  eating_disorder: t.mightBeStrugglingWithFood,
};

/** Of what is only worth a look nothing is said about the child, only about the words. */
const topicWords: Record<string, string> = {
  self_harm: t.hurtingOneself,
  abuse: t.beingTreatedBadly,
  being_hurt: t.beingHurt,
  bullying: t.beingBullied,
  neglect: t.beingLeftAlone,
  friend_in_danger: t.aFriendInDanger,
  grooming: t.someoneUnsafe,
  violence: t.hurtingSomeone,
  running_away: t.runningAway,
  eating_disorder: t.foodOrTheBody,
};

export const alertTopicOf = (category: string): string =>
  t.wroteWordsThatCouldBe(topicWords[category] ?? t.aWorry);

export const concernOf = (category: string): string => categoryWords[category] ?? t.mightNeedAGrownUp;

export const sourceLabels: Record<Alert['source'], string> = {
  chat: t.inTheChatWithThe,
  draft: t.inTheDraft,
  plan: t.inThePlan,
  wellbeing: t.inAWellbeingAnswer,
};

export const outcomeLabels: Record<AlertOutcome, string> = {
  spoken: t.talkedWithThem,
  fiction: t.fiction,
  no_worry: t.noWorry,
  seen: t.seen,
};

/** What somebody did, as everybody responsible reads it. */
export const answerWords: Record<AlertOutcome, (who: { isMe: boolean; child: string }) => string> = {
  spoken: ({ isMe, child }) => (isMe ? t.haveSpokenWith(child) : t.hasSpokenWith(child)),
  fiction: () => t.foundThatItIsFiction,
  no_worry: () => t.foundNoCauseToWorry,
  seen: ({ isMe }) => (isMe ? t.haveSeenIt : t.hasSeenIt),
};

/** The answers with a button of their own. */
export const outcomeChoices = ['spoken', 'fiction', 'no_worry'] as const;

export const introductions: Partial<Record<Role, string>> = {
  parent: t.inklingNoticedWordsThatMay,
  teacher: t.inklingNoticedWordsThatMay2,
};

export const uncertainAlertsIntroduction = t.theCoachIsNotSure;

export const helplines = [
  { name: t.inDangerNow, number: '000' },
  { name: t.kidsHelpline, number: '1800 55 1800' },
  { name: t.lifeline, number: '13 11 14' },
];
