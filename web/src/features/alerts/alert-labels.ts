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

const inCategory = (sentences: Record<string, string> & { other: string }, category: string): string =>
  sentences[category] ?? sentences.other;

/** With `<child/>` for the child. Of what is only worth a look nothing is said about the child, only about the words. */
export const concernOf = ({ level, category }: Pick<Alert, 'level' | 'category'>): string =>
  inCategory(level === 'sure' ? t.concerns : t.worthALookAbout, category);

export const outcomeLabels: Record<AlertOutcome, string> = {
  spoken: t.talkedWithThem,
  fiction: t.fiction,
  no_worry: t.noWorry,
  seen: t.seen,
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
