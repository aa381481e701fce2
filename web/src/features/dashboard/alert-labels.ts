import type { Alert, Role } from '@inkling/contract';

/** What each severity asks of the grown-up. */
export const severityLabels: Record<Alert['severity'], { label: string; tone: 'coral' | 'sun' | 'rest' }> = {
  high: { label: 'Serious: please check on them now', tone: 'coral' },
  medium: { label: 'Please talk with them soon', tone: 'sun' },
  low: { label: 'Probably fine, worth a look', tone: 'rest' },
};

/** The most urgent first. */
export const severityOrder: Alert['severity'][] = ['high', 'medium', 'low'];

const categoryWords: Record<string, string> = {
  self_harm: 'might be thinking of hurting themselves',
  abuse: 'might be treated badly by someone',
  being_hurt: 'might be hurt by someone',
  bullying: 'might be bullied badly',
  neglect: 'might not be looked after',
  friend_in_danger: 'is worried about a friend in danger',
  grooming: 'might be in contact with someone unsafe',
  violence: 'wrote about hurting someone',
  running_away: 'might be thinking of running away',
  eating_disorder: 'might be struggling with food or their body',
};

export const concernOf = (category: string): string => categoryWords[category] ?? 'might need a grown-up';

export const sourceLabels: Record<Alert['source'], string> = {
  chat: 'In the chat with the coach',
  draft: 'In the draft',
  plan: 'In the plan',
};

export const introductions: Partial<Record<Role, string>> = {
  parent:
    'Inkling noticed words that may mean your child needs you. It is a computer and can be wrong, and stories can be dark: please read them yourself and talk calmly together.',
  teacher:
    "Inkling noticed words that may mean a student needs a grown-up. It is a computer and can be wrong, and stories can be dark: please read them yourself and follow your school's child safety procedure.",
};

export const helplines = [
  { name: 'In danger now', number: '000' },
  { name: 'Kids Helpline', number: '1800 55 1800' },
  { name: 'Lifeline', number: '13 11 14' },
];
