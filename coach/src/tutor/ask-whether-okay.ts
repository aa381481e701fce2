import type { QuickReply } from '@inkling/contract';
import { replyLines } from './coach-lines/reply-lines.ts';
import type { TutorInput, TutorMessage, TutorTurn } from './conversation.ts';
import { normaliseMessage } from './normalise-message.ts';
import { findTappedQuickReply } from './quick-replies.ts';

const offers: QuickReply[] = [
  { text: 'I’m okay, it’s for my writing', does: { what: 'go on' } },
  { text: 'I’m not okay', does: { what: 'get help' } },
  { text: 'I’d rather not say', does: { what: 'nothing' } },
];

/** Asks a child whose words may tell of trouble, or may only be part of the writing. */
export const askWhetherChildIsOkay = ({ cards }: Pick<TutorInput, 'cards'>): TutorTurn => ({
  text: replyLines.areYouOkay,
  face: 'caring',
  cards,
  isReady: false,
  offers,
});

/** What a child answers who was asked, and the talk up to the words that were asked about. */
export interface OkayCheckReply {
  answer: 'okay' | 'not okay' | 'other';
  before: TutorMessage[];
}

/** In words of one's own; whoever only says no to the question is not taken to be fine. */
const notOkay =
  /\b(?:not|isn'?t|aren'?t|never)\b.*\b(?:ok|okay|fine|alright|good|safe)\b|\b(?:happen\w*|did it|does it|do it|hurt\w*|hit\w*)\b.*\bme\b|\b(?:real|really|true|about me|help|scared|yes|yeah|both)\b|^\W*(?:no|nope|not really)\W*$/;

/** Whether the last message answers "are you okay?"; what the coach said of another step meanwhile does not matter. */
export function findOkayCheckReply({ history }: Pick<TutorInput, 'history'>): OkayCheckReply | undefined {
  const said = history.at(-1);
  const toldAt = history.slice(0, -1).findLastIndex(({ role }) => role === 'user');
  const asked = history
    .slice(toldAt + 1, -1)
    .find((turn) => turn.offers?.some(({ does }) => does.what === 'get help'));
  if (said?.role !== 'user' || !asked) return undefined;
  const before = history.slice(0, toldAt + 1);
  const taken = findTappedQuickReply(asked.offers ?? [], said.content)?.does.what;
  if (taken === 'go on') return { answer: 'okay', before };
  const isNotOkay = taken === 'get help' || (!taken && notOkay.test(normaliseMessage(said.content)));
  return { answer: isNotOkay ? 'not okay' : 'other', before };
}
