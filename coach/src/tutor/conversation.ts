import type { CoachMood, QuickReply, StepType } from '@inkling/contract';
import type { Act } from '../understanding/index.ts';
import type { MessageKindByRule } from './message-kind-by-rule.ts';

/** What mattered most in a message; `kind` is followed by the kind of text that the child wants. */
export type MainPointOfMessage = Act | MessageKindByRule | 'loss' | `kind ${string}`;

/** Something the child told, in the child's own words, under the part of the text it belongs to. */
export interface IdeaCard {
  id: string;
  slot: string;
  label: string;
  text: string;
  /** Other parts that it tells as well. */
  also?: string[] | undefined;
}

export interface TutorMessage {
  role: 'user' | 'assistant';
  content: string;
  /** Of a reply: which part of the text it asked about. */
  asked?: string | undefined;
  /** Of a reply: what was heard in the message before it. */
  heard?: string | undefined;
  /** Of a reply: what the child could tap. */
  offers?: QuickReply[] | undefined;
  /** Of a reply: the words for a child who may be in trouble. */
  isCaring?: boolean | undefined;
}

export interface TutorStep {
  type: StepType;
  title: string;
  instructions?: string;
  chat_prompt?: string;
  form_fields?: { label: string; placeholder?: string }[];
}

export interface PlanAnswer {
  title: string;
  content: string;
}

/** Everything the tutor knows; the last message of the history is the one to answer. */
export interface TutorInput {
  step: TutorStep;
  /** What comes after this step, so that "ready" says for what. */
  nextStep?: StepType | undefined;
  activity: { title: string; description?: string };
  plan: PlanAnswer[];
  draft: string;
  history: TutorMessage[];
  cards: IdeaCard[];
  year: number;
  /** narrative, persuasive, descriptive, expository, creative or wellbeing. */
  genre: string;
  subject: 'writing' | 'wellbeing';
  /** Suggestions for a misspelt word, best first, where a speller is at hand. */
  suggestSpelling?: (word: string) => string[];
}

export interface TutorTurn {
  text: string;
  /** None for the first words of a step. */
  heard?: MainPointOfMessage;
  /** The part of the text the reply asks about; none where it asks nothing. */
  asked?: string;
  face: CoachMood;
  /** All cards as they are after this turn. */
  cards: IdeaCard[];
  /** There is enough to go on to the next step. */
  isReady: boolean;
  /** What the child can tap, where the coach is not sure what was meant. */
  offers?: QuickReply[];
  /** The cards to show with the reply, by their ids, so that the child can change them there. */
  shown?: string[];
}

export const messagesOfChild = ({ history }: Pick<TutorInput, 'history'>): string[] =>
  history.filter(({ role }) => role === 'user').map(({ content }) => content);
