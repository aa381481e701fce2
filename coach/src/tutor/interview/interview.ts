import { partsAskedByLabel } from '@inkling/contract';
import { anyTextQuestions } from './any-text.ts';
import { descriptiveQuestions } from './descriptive.ts';
import { draftingArgumentQuestions, draftingFactsQuestions } from './drafting.ts';
import { explanationQuestions } from './explanation.ts';
import { informationReportQuestions } from './information-report.ts';
import type { Questions } from './interview-questions.ts';
import { narrativeQuestions } from './narrative.ts';
import { persuasiveQuestions } from './persuasive.ts';
import { poemQuestions } from './poem.ts';
import { recountQuestions } from './recount.ts';

export type InterviewKind =
  | 'narrative'
  | 'recount'
  | 'poem'
  | 'descriptive'
  | 'persuasive'
  | 'report'
  | 'explanation'
  | 'wellbeing';

/** One thing the coach wants to learn. */
export interface Slot {
  name: string;
  /** What stands on its cards. */
  label: string;
  /** How many different answers are worth asking for. */
  wanted: number;
}

/** What the coach wants to learn before a child plans, in the order it is asked. */
export const interviews: Record<InterviewKind, Slot[]> = {
  narrative: [
    { name: 'who', label: 'Who', wanted: 1 },
    { name: 'where', label: 'Where', wanted: 1 },
    { name: 'wants', label: 'What they want', wanted: 1 },
    {
      name: 'trouble',
      label: 'What goes wrong',
      wanted: 1,
    },
    {
      name: 'tries',
      label: 'What they try',
      wanted: 1,
    },
    {
      name: 'ending',
      label: 'How it ends',
      wanted: 1,
    },
  ],
  recount: [
    {
      name: 'moment',
      label: 'What happened',
      wanted: 1,
    },
    { name: 'event', label: 'What happened next', wanted: 2 },
    // Both are told in passing, and asking for them would stop the telling.
    { name: 'who', label: 'Who', wanted: 0 },
    { name: 'where', label: 'Where', wanted: 0 },
    { name: 'small thing', label: 'A small thing', wanted: 1 },
    { name: 'feeling', label: 'How it felt', wanted: 1 },
    {
      name: 'ending',
      label: 'How it ended',
      wanted: 1,
    },
  ],
  persuasive: [
    {
      name: 'opinion',
      label: 'My opinion',
      wanted: 1,
    },
    { name: 'reason', label: 'Reason', wanted: 2 },
    { name: 'evidence', label: 'Proof', wanted: 1 },
    {
      name: 'other side',
      label: 'The other side',
      wanted: 1,
    },
    { name: 'answer', label: 'My answer to them', wanted: 1 },
  ],
  report: [
    { name: 'topic', label: 'What it is about', wanted: 1 },
    { name: 'what it is', label: 'What it is', wanted: 1 },
    { name: 'where', label: 'Where or when', wanted: 1 },
    { name: 'looks', label: 'What we see', wanted: 1 },
    { name: 'does', label: 'What happens', wanted: 1 },
    { name: 'surprise', label: 'Best bit', wanted: 1 },
  ],
  explanation: [
    { name: 'topic', label: 'What I explain', wanted: 1 },
    { name: 'fact', label: 'Fact', wanted: 1 },
    { name: 'how or why', label: 'How or why', wanted: 1 },
    { name: 'surprise', label: 'Good to know', wanted: 1 },
    { name: 'why it matters', label: 'Why it matters', wanted: 1 },
  ],
  poem: [
    { name: 'subject', label: 'What it is about', wanted: 1 },
    { name: 'image', label: 'A picture', wanted: 1 },
    { name: 'sound', label: 'A sound', wanted: 1 },
    { name: 'comparison', label: 'What it is like', wanted: 1 },
    { name: 'feeling', label: 'A feeling', wanted: 1 },
    { name: 'last line', label: 'How it ends', wanted: 1 },
  ],
  descriptive: [
    {
      name: 'subject',
      label: 'What I describe',
      wanted: 1,
    },
    { name: 'what we see', label: 'What we see', wanted: 1 },
    {
      name: 'sound, smell, touch',
      label: 'Sound, smell, touch',
      wanted: 1,
    },
    { name: 'one close detail', label: 'A close detail', wanted: 1 },
    { name: 'how it feels', label: 'How it feels', wanted: 1 },
  ],
  // A child who writes about feelings is not interviewed.
  wellbeing: [],
};

const isStory = (interview: InterviewKind): boolean => interview === 'narrative' || interview === 'recount';

/** Parts that are never asked for, and are welcome when they are told. */
const otherLabels: Record<string, string> = {
  event: 'What happens',
  detail: 'A detail',
  'find out': 'Find out',
  idea: 'An idea',
};

/** All parts of a text that a card can be put under. */
export const textPartsOfInterview = (interview: InterviewKind): string[] => [
  ...new Set([...interviews[interview].map(({ name }) => name), isStory(interview) ? 'event' : 'detail']),
];

/** What stands on a card of this part. */
export const labelOf = (interview: InterviewKind, slot: string): string =>
  interviews[interview].find(({ name }) => name === slot)?.label ??
  (interview === 'wellbeing' ? 'A memory' : undefined) ??
  otherLabels[slot] ??
  (isStory(interview) ? 'What happens' : 'Another idea');

const banks: Record<InterviewKind, Record<string, Questions>> = {
  narrative: narrativeQuestions,
  recount: recountQuestions,
  persuasive: { ...persuasiveQuestions, ...draftingArgumentQuestions },
  report: { ...informationReportQuestions, ...draftingFactsQuestions },
  explanation: { ...explanationQuestions, ...draftingFactsQuestions },
  poem: poemQuestions,
  descriptive: descriptiveQuestions,
  wellbeing: {},
};

export const questionsFor = (interview: InterviewKind, slot: string): Questions | undefined =>
  banks[interview][slot] ?? anyTextQuestions[slot];

export const slotOnForm = (interview: InterviewKind, label: string): Slot | undefined =>
  partsAskedByLabel(label).flatMap(
    (part) => interviews[interview].find(({ name }) => name === part) ?? [],
  )[0];
