import { anyTextQuestions } from './any-text.ts';
import { descriptiveQuestions } from './descriptive.ts';
import { narrativeQuestions } from './narrative.ts';
import { expositoryQuestions, persuasiveQuestions } from './opinions.ts';
import type { Questions } from './questions.ts';
import { recountQuestions } from './recount.ts';

export type Family = 'narrative' | 'recount' | 'descriptive' | 'persuasive' | 'expository' | 'wellbeing';

export const familyOf = (genre: string, subject: string): Family => {
  if (subject === 'wellbeing' || genre === 'wellbeing') return 'wellbeing';
  if (genre === 'persuasive' || genre === 'expository' || genre === 'descriptive') return genre;
  return 'narrative';
};

/** One thing the coach wants to learn. */
export interface Slot {
  name: string;
  /** What stands on its cards. */
  label: string;
  /** How many different answers are worth asking for. */
  wanted: number;
  /** Words on a form's label that ask for the same. */
  onForms: RegExp;
}

/** What the coach wants to learn before a child plans, in the order it is asked. */
export const interviews: Record<Family, Slot[]> = {
  narrative: [
    { name: 'who', label: 'Who', wanted: 1, onForms: /charact|\bwho\b|hero|protagonist|people/i },
    { name: 'where', label: 'Where', wanted: 1, onForms: /setting|where|place/i },
    { name: 'wants', label: 'What they want', wanted: 1, onForms: /goal|want|wish/i },
    {
      name: 'trouble',
      label: 'What goes wrong',
      wanted: 1,
      onForms: /problem|complic|conflict|wrong|trouble/i,
    },
    {
      name: 'tries',
      label: 'What they try',
      wanted: 1,
      onForms: /event|middle|climax|turning|happens|tr(?:y|ies)\b/i,
    },
    {
      name: 'ending',
      label: 'How it ends',
      wanted: 1,
      onForms: /resolution|ending|end\b|ends\b|sol(?:ve|ution)|conclusion/i,
    },
  ],
  recount: [
    {
      name: 'moment',
      label: 'What happened',
      wanted: 1,
      onForms: /happen|event|moment|middle|problem|complic/i,
    },
    { name: 'who', label: 'Who', wanted: 1, onForms: /charact|\bwho\b|people/i },
    { name: 'where', label: 'Where', wanted: 1, onForms: /setting|where|place/i },
    { name: 'small thing', label: 'A small thing', wanted: 1, onForms: /detail|sense|remember/i },
    { name: 'feeling', label: 'How it felt', wanted: 1, onForms: /feel|emotion|mood/i },
    {
      name: 'ending',
      label: 'How it ended',
      wanted: 1,
      onForms: /resolution|ending|end\b|ended|sol(?:ve|ution)|conclusion/i,
    },
  ],
  persuasive: [
    {
      name: 'opinion',
      label: 'My opinion',
      wanted: 1,
      onForms: /opinion|position|thesis|point of view|believe|side\b/i,
    },
    { name: 'reason', label: 'Reason', wanted: 2, onForms: /reason|argument|point\b|because/i },
    { name: 'evidence', label: 'Proof', wanted: 1, onForms: /evidence|fact|proof|example/i },
    {
      name: 'other side',
      label: 'The other side',
      wanted: 1,
      onForms: /counter|other side|against|disagree/i,
    },
  ],
  expository: [
    { name: 'topic', label: 'What it is about', wanted: 1, onForms: /topic|subject|about|title|introduc/i },
    { name: 'fact', label: 'Fact', wanted: 2, onForms: /fact|detail|information|know/i },
    { name: 'how or why', label: 'How or why', wanted: 1, onForms: /how|why|step|cause|explain|reason/i },
    { name: 'surprise', label: 'Best bit', wanted: 1, onForms: /surpris|interesting|example|amaz/i },
    {
      name: 'why it matters',
      label: 'Why it matters',
      wanted: 1,
      onForms: /matter|conclusion|important|ending/i,
    },
  ],
  descriptive: [
    {
      name: 'subject',
      label: 'What I describe',
      wanted: 1,
      onForms: /place|thing|what|where|setting|subject/i,
    },
    { name: 'what we see', label: 'What we see', wanted: 1, onForms: /see|look|sight|colou?r/i },
    {
      name: 'sound, smell, touch',
      label: 'Sound, smell, touch',
      wanted: 1,
      onForms: /hear|sound|smell|touch|sense|taste/i,
    },
    { name: 'one close detail', label: 'A close detail', wanted: 1, onForms: /detail|close/i },
    { name: 'how it feels', label: 'How it feels', wanted: 1, onForms: /feel|mood|special|why/i },
  ],
  // A child who writes about feelings is not interviewed.
  wellbeing: [],
};

const isStory = (family: Family): boolean => family === 'narrative' || family === 'recount';

/** Ideas that belong to no part in particular: in a story, things that happen. */
export const anyIdea = (family: Family): Slot => ({
  name: 'idea',
  label: isStory(family) ? 'What happens' : 'Another idea',
  wanted: 5,
  onForms: /idea|event|happen|middle|note/i,
});

const banks: Record<Family, Record<string, Questions>> = {
  narrative: narrativeQuestions,
  recount: recountQuestions,
  persuasive: persuasiveQuestions,
  expository: expositoryQuestions,
  descriptive: descriptiveQuestions,
  wellbeing: {},
};

export const questionsFor = (family: Family, slot: string): Questions | undefined =>
  banks[family][slot] ?? anyTextQuestions[slot];

export const slotOnForm = (family: Family, label: string): Slot | undefined =>
  interviews[family].find(({ onForms }) => onForms.test(label));
