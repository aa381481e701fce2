import type { StepType } from '@inkling/contract';

export interface TutorMessage {
  role: 'user' | 'assistant';
  content: string;
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
  activity: { title: string; description?: string };
  plan: PlanAnswer[];
  draft: string;
  history: TutorMessage[];
  year: number;
  /** narrative, persuasive, descriptive, expository, creative or wellbeing. */
  genre: string;
  subject: 'writing' | 'wellbeing';
  /** Suggestions for a misspelt word, best first, where a speller is at hand. */
  suggestSpelling?: (word: string) => string[];
}

export type Intent =
  | 'opening'
  | 'stuck'
  | 'asks_to_write'
  | 'asks_meaning'
  | 'asks_spelling'
  | 'asks_feedback'
  | 'asks_example'
  | 'asks_task'
  | 'asks_choice'
  | 'declines'
  | 'disagrees'
  | 'off_topic'
  | 'greeting'
  | 'thanks'
  | 'finished'
  | 'jailbreak'
  | 'rude'
  | 'personal'
  | 'gibberish'
  | 'not_english'
  | 'short'
  | 'idea'
  | 'answer';

export interface TutorTurn {
  text: string;
  intent: Intent;
  /** 0 an open question, 1 a narrower one, 2 two choices, 3 an example, 4 a request for any small try. */
  ladderLevel?: number;
}
