import { brainstormingTalk } from './chat-brainstorming.ts';
import { draftingTalk, planningTalk, revisingTalk } from './chat-planning-to-revising.ts';

const pageSize = 20;

interface SampleMessage {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  extra: Record<string, never>;
}

/** Each part of the talk belongs to a step, in the order of the journey. */
const talks = [
  { step: 'brainstorming', lines: brainstormingTalk },
  { step: 'outlining', lines: planningTalk },
  { step: 'drafting', lines: draftingTalk },
  { step: 'feedback', lines: revisingTalk },
];

/** Blot speaks first in each part, and the two take turns. */
const messages: (SampleMessage & { part: number })[] = talks
  .flatMap(({ lines }, part) => lines.map((content, index) => ({ content, part, isBlot: index % 2 === 0 })))
  .map(({ content, part, isBlot }, index) => ({
    id: index + 1,
    part,
    role: isBlot ? 'assistant' : 'user',
    content,
    extra: {},
  }));

/** One page of the talk as far as it had come in a step, counted back from the newest as the real chat counts. */
export const sampleChatMessages = (
  stepId: string,
  offset: number,
): { items: SampleMessage[]; total: number } => {
  const until = talks.findIndex(({ step }) => step === stepId);
  const said = messages.filter(({ part }) => part <= until);
  const end = Math.max(said.length - offset, 0);
  return { items: said.slice(Math.max(end - pageSize, 0), end), total: said.length };
};
