import type { QuickReply } from '@inkling/contract';
import { contentWords } from './already-told.ts';
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

/** What a child answers who was asked, and the talk up to the words that were asked about, with what is told besides. */
export interface OkayCheckReply {
  answer: 'okay' | 'not okay' | 'other';
  before: TutorMessage[];
}

/** "im fine", "its just for my story". */
const isOkay =
  /\b(?:i'?m|i am|we'?re|we are|all|it'?s|everything(?:'s| is)?) (?:just |only |all |totally |really |very )*(?:ok|okay|okey|fine|good|great|alright|joking|kidding|happy)\b|\b(?:for|in|about|part of) my (?:writing|story|text|poem|recount)\b|\bjust (?:an? |the |my |for )?(?:my )?(?:story|writing|joke|game)\b|\bit'?s (?:only|just) (?:for|a|in|the|my)\b/;

/** In words of one's own; whoever only says no to the question is not taken to be fine. */
const notOkay =
  /\b(?:not|isn'?t|aren'?t|never)\b.*\b(?:ok|okay|fine|alright|good|safe)\b|\b(?:happen\w*|did it|does it|do it|hurt\w*|hit\w*)\b.*\bme\b|\b(?:real|really|true|about me|help|scared|yes|yeah|both)\b|^\W*(?:no|nope|not really)\W*$/;

/** What is told besides "im fine": the child goes on where it was interrupted. */
function goOnWith(before: TutorMessage[], answer: string): TutorMessage[] {
  const rest = answer
    .split(/(?<=[.!?,])\s+/)
    .filter((clause) => !isOkay.test(normaliseMessage(clause)))
    .join(' ');
  const last = before.at(-1);
  return rest === '' || !last
    ? before
    : [...before.slice(0, -1), { ...last, content: `${last.content}. ${rest}` }];
}

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
  if (isNotOkay) return { answer: 'not okay', before };
  return taken === undefined && isOkay.test(normaliseMessage(said.content))
    ? { answer: 'okay', before: goOnWith(before, said.content) }
    : { answer: 'other', before };
}

const sameShare = 0.5;

/** The same was told before, and the child answered that it is fine: it is not asked a second time. */
export function wasToldToBeOkay({ history }: Pick<TutorInput, 'history'>, message: string): boolean {
  const words = new Set(contentWords(message));
  return history.some((_, at) => {
    const reply = findOkayCheckReply({ history: history.slice(0, at + 1) });
    if (reply?.answer !== 'okay') return false;
    const told = contentWords(reply.before.at(-1)?.content ?? '');
    return told.filter((word) => words.has(word)).length >= sameShare * Math.min(words.size, told.length);
  });
}
