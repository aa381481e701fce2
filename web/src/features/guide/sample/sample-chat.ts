import { brainstormingTalk } from './chat-brainstorming.ts';
import { writingTalk } from './chat-writing.ts';

const pageSize = 20;

interface SampleMessage {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  extra: Record<string, never>;
}

/** Blot speaks first in each part, and the two take turns. */
const inTurn = (lines: string[]): Pick<SampleMessage, 'role' | 'content'>[] =>
  lines.map((content, index) => ({ role: index % 2 === 0 ? 'assistant' : 'user', content }));

const messages: SampleMessage[] = [...inTurn(brainstormingTalk), ...inTurn(writingTalk)].map(
  (message, index) => ({ ...message, id: index + 1, extra: {} }),
);

/** One page of the talk, counted back from the newest message as the real chat counts. */
export const sampleChatPage = (offset: number): { items: SampleMessage[]; total: number } => {
  const end = Math.max(messages.length - offset, 0);
  return { items: messages.slice(Math.max(end - pageSize, 0), end), total: messages.length };
};
