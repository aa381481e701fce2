import { readFileSync } from 'node:fs';
import type { StepType } from '@inkling/contract';
import type { IdeaCard, PlanAnswer, TutorInput, TutorMessage, TutorTurn } from '../tutor/conversation.ts';
import { type MessageDeps, openConversation, replyToChild } from '../tutor/tutor.ts';

/** A conversation to try the tutor on: what the child has, and what the child says turn by turn. */
export interface ScriptedConversation {
  name: string;
  year: number;
  genre: string;
  subject?: 'writing' | 'wellbeing';
  title: string;
  step: StepType;
  prompt?: string;
  fields?: string[];
  plan?: PlanAnswer[];
  draft?: string;
  says: string[];
}

export interface PlayedTurn extends TutorTurn {
  /** The child's message it answers; none for the opening. */
  said?: string;
  input: TutorInput;
}

export const readConversations = (): ScriptedConversation[] =>
  ['stories', 'opinions-and-reflections', 'years-one-to-ten', 'many-moods'].flatMap(
    (name) =>
      // The files' shape is the interface above.
      JSON.parse(
        readFileSync(new URL(`./conversations/${name}.json`, import.meta.url), 'utf8'),
      ) as ScriptedConversation[],
  );

const inputFor = (script: ScriptedConversation, history: TutorMessage[], cards: IdeaCard[]): TutorInput => ({
  step: {
    type: script.step,
    title: script.step,
    chat_prompt: script.prompt,
    form_fields: script.fields?.map((label) => ({ label })),
  },
  activity: { title: script.title },
  plan: script.plan ?? [],
  draft: script.draft ?? '',
  history,
  cards,
  year: script.year,
  genre: script.genre,
  subject: script.subject ?? 'writing',
});

/** Runs a script through the tutor: its opening, then one reply for each message. */
export const playConversation = (script: ScriptedConversation, deps: MessageDeps): PlayedTurn[] => {
  const history: TutorMessage[] = [];
  const first = inputFor(script, [], []);
  const turns: PlayedTurn[] = [{ ...openConversation(first), input: first }];
  for (const said of script.says) {
    const last = turns.at(-1);
    history.push(
      {
        role: 'assistant',
        content: last?.text ?? '',
        asked: last?.asked,
        heard: last?.heard,
        offers: last?.offers,
      },
      { role: 'user', content: said },
    );
    const input = inputFor(script, [...history], last?.cards ?? []);
    turns.push({ ...replyToChild(input, deps), said, input });
  }
  return turns;
};

/** The last turn of a conversation in which only what the child says matters. */
export function playLastTurn(
  deps: MessageDeps,
  says: string[],
  overrides: Partial<ScriptedConversation> = {},
): PlayedTurn {
  const script = { name: 'one', year: 5, genre: 'narrative', title: 'The Storm', step: 'chat' as const };
  const turn = playConversation({ ...script, ...overrides, says }, deps).at(-1);
  if (!turn) throw new Error('nothing was played');
  return turn;
}

export const cardTexts = ({ cards }: PlayedTurn): string[] =>
  cards.map(({ slot, text }) => `${slot}: ${text}`);
