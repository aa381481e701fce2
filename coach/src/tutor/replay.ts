import { answersQuestion } from './answers-question.ts';
import { classifyIntent, type MessageReading } from './classify-intent.ts';
import type { Intent, TutorMessage } from './conversation.ts';
import { allMoves, type Family } from './elements.ts';
import { type Rung, rungs } from './moves/move.ts';

export interface Asked {
  element: string;
  rung: Rung;
}

export interface ConversationState {
  /** How the message to answer reads; a greeting where there is none. */
  reading: MessageReading;
  /** What the last turn of the coach asked for. */
  lastAsked?: Asked;
  timesAsked: Map<string, number>;
  answered: Set<string>;
  /** "I don't know"s in a row, the current one included. */
  stuckRun: number;
  /** Messages of the child that hold ideas, oldest first. */
  ideas: string[];
  /** Everything the coach said, to never say it again. */
  said: string[];
  intents: Intent[];
  /** The idea inside a request to write the text. */
  carried?: string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const compiled = new Map<Family, { asked: Asked; expression: RegExp }[]>();

const recognisers = (family: Family): { asked: Asked; expression: RegExp }[] => {
  const known = compiled.get(family);
  if (known) return known;
  const made = allMoves(family).flatMap(([element, moves]) =>
    rungs.flatMap((rung) =>
      moves[rung].map((template) => ({
        asked: { element, rung },
        expression: new RegExp(
          `${template
            .split(/\{\w+\}/)
            .map(escaped)
            .join('.{0,60}?')}$`,
          'i',
        ),
      })),
    ),
  );
  compiled.set(family, made);
  return made;
};

const recognised = new Map<string, Asked | undefined>();
const recognisedLimit = 1000;

/** Which move a turn of the coach was; turns that a model worded have none. */
const recogniseMove = (turn: string, family: Family): Asked | undefined => {
  const key = `${family} ${turn}`;
  if (recognised.has(key)) return recognised.get(key);
  const asked = recognisers(family)
    .filter(({ expression }) => expression.test(turn))
    .sort((a, b) => b.expression.source.length - a.expression.source.length)[0]?.asked;
  if (recognised.size >= recognisedLimit) recognised.clear();
  recognised.set(key, asked);
  return asked;
};

/** "Write a story about a storm" asks too much, but it holds an idea. */
const carriedIdea = (message: string): string | undefined =>
  /\babout (.{3,80}?)(?: (?:for me|please|pls))?[.!?]*$/i.exec(message)?.[1]?.trim();

/** "Actually no, it's about a robot": what was told before is dropped. */
const changesStory =
  /^(?:wait,? |no,? |hm+,? |oh,? |ok,? )*(?:actually|no wait|wait no|nah|scrap that|forget that|nvm|never ?mind|i changed my mind|changed my mind|new idea)\b/i;

const isIdea = (intent: Intent): boolean => intent === 'idea' || intent === 'answer';

const longEnoughToBeText = 30;

/** A whole text pasted with a question before or after it: "… The End. is it good?" */
const pastedText = (message: string): string | undefined => {
  if (message.trim().split(/\s+/).length < longEnoughToBeText) return undefined;
  return message
    .replace(/^[^.!?\n]{0,80}[?:]\s+/, '')
    .replace(/(?<=[.!?\n])\s*[^.!?\n]{0,80}\??\s*$/, '')
    .trim();
};

/** "cos they are loyal. what is a synonym": the answer stands before the question. */
const ideaBeside = (message: string, intent: Intent): string | undefined => {
  if (!/^asks_(meaning|spelling|example|task|feedback)$/.test(intent)) return undefined;
  const sentences = message.split(/(?<=[.!?\n])\s+/);
  const ideas = sentences.filter(
    (sentence) => sentence.split(/\s+/).length >= 3 && isIdea(classifyIntent(sentence, true).intent),
  );
  return sentences.length > 1 && ideas.length > 0 ? ideas.join(' ') : undefined;
};

export const replay = (history: TutorMessage[], family: Family): ConversationState => {
  const state: ConversationState = {
    reading: { intent: 'greeting' },
    timesAsked: new Map(),
    answered: new Set(),
    stuckRun: 0,
    ideas: [],
    said: [],
    intents: [],
  };
  for (const { role, content } of history) {
    if (role === 'assistant') {
      const asked = recogniseMove(content, family);
      if (asked) state.timesAsked.set(asked.element, (state.timesAsked.get(asked.element) ?? 0) + 1);
      state.lastAsked = asked ?? state.lastAsked;
      state.said.push(content);
      continue;
    }
    state.reading = classifyIntent(content, state.said.length > 0);
    const { intent } = state.reading;
    state.intents.push(intent);
    if (intent === 'stuck') state.stuckRun++;
    // Whoever wants to write about something else starts anew.
    if (intent === 'declines' && family !== 'wellbeing' && /something else|topic|subject/i.test(content)) {
      state.ideas = [];
      state.answered.clear();
    }
    if (isIdea(intent) && family !== 'wellbeing' && changesStory.test(content.trim())) {
      state.ideas = [];
      state.answered.clear();
    }
    const carried = intent === 'asks_to_write' ? carriedIdea(content) : undefined;
    state.carried = carried;
    const pasted = isIdea(intent) ? undefined : pastedText(content);
    if (carried ?? pasted) state.ideas.push(carried ?? pasted ?? '');
    const idea = isIdea(intent) ? content : pasted === undefined ? ideaBeside(content, intent) : undefined;
    if (idea !== undefined) {
      state.stuckRun = 0;
      state.ideas.push(idea);
      if (state.lastAsked && answersQuestion(idea, state.lastAsked.element, family))
        state.answered.add(state.lastAsked.element);
    }
  }
  return state;
};
