import type { Alert, AlertOutcome, Role } from '@inkling/contract';

/** How sure the coach is, in words; a number would be taken for more than it is. */
export const levelLabels: Record<Alert['level'], { label: string; tone: 'coral' | 'rest' }> = {
  sure: { label: 'The coach is sure', tone: 'coral' },
  look: { label: 'Worth a look', tone: 'rest' },
};

/** What a worry asks of the grown-up; one that is only worth a look asks nothing. */
export const urgencyOf: Record<Alert['severity'], string> = {
  high: 'Please check on them now.',
  medium: 'Please talk with them soon.',
  low: '',
};

const categoryWords: Record<string, string> = {
  self_harm: 'might be thinking of hurting themselves',
  abuse: 'might be treated badly by someone',
  being_hurt: 'might be hurt by someone',
  bullying: 'might be badly bullied',
  neglect: 'might not be looked after',
  friend_in_danger: 'is worried about a friend in danger',
  grooming: 'might be in contact with someone unsafe',
  violence: 'wrote about hurting someone',
  running_away: 'might be thinking of running away',
  eating_disorder: 'might be struggling with food or their body',
};

/** Of what is only worth a look nothing is said about the child, only about the words. */
const topicWords: Record<string, string> = {
  self_harm: 'hurting oneself',
  abuse: 'being treated badly',
  being_hurt: 'being hurt',
  bullying: 'being bullied',
  neglect: 'being left alone',
  friend_in_danger: 'a friend in danger',
  grooming: 'someone unsafe',
  violence: 'hurting someone',
  running_away: 'running away',
  eating_disorder: 'food or the body',
};

export const alertTopicOf = (category: string): string =>
  `wrote words that could be about ${topicWords[category] ?? 'a worry'}`;

export const concernOf = (category: string): string => categoryWords[category] ?? 'might need a grown-up';

export const sourceLabels: Record<Alert['source'], string> = {
  chat: 'In the chat with the coach',
  draft: 'In the draft',
  plan: 'In the plan',
  wellbeing: 'In a wellbeing answer',
};

export const outcomeLabels: Record<AlertOutcome, string> = {
  spoken: 'Talked with them',
  fiction: 'Fiction',
  no_worry: 'No worry',
  seen: 'Seen',
};

/** What somebody did, as everybody responsible reads it. */
export const answerWords: Record<AlertOutcome, (who: { isMe: boolean; child: string }) => string> = {
  spoken: ({ isMe, child }) => `${isMe ? 'have' : 'has'} spoken with ${child}`,
  fiction: () => 'found that it is fiction',
  no_worry: () => 'found no cause to worry',
  seen: ({ isMe }) => `${isMe ? 'have' : 'has'} seen it`,
};

/** The answers with a button of their own. */
export const outcomeChoices = ['spoken', 'fiction', 'no_worry'] as const;

export const introductions: Partial<Record<Role, string>> = {
  parent:
    'Inkling noticed words that may mean your child needs you. It is a computer and can be wrong, and stories can be dark: please read them yourself and talk calmly together.',
  teacher:
    "Inkling noticed words that may mean a student needs a grown-up. It is a computer and can be wrong, and stories can be dark: please read them yourself and follow your school's child safety procedure.",
};

export const uncertainAlertsIntroduction =
  'The coach is not sure about these, and nothing changed for the child. Read them when you have a quiet moment.';

export const helplines = [
  { name: 'In danger now', number: '000' },
  { name: 'Kids Helpline', number: '1800 55 1800' },
  { name: 'Lifeline', number: '13 11 14' },
];
