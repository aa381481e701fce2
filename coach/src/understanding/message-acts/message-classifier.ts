import { readFileSync } from 'node:fs';
import type { Respell } from '../respell.ts';
import type { ChatModel } from './chat-model.ts';
import { cutIntoParts } from './cut-into-parts.ts';
import { type PreparedMessage, prepareMessage, type WordRange } from './features.ts';
import { type KindOfText, messageActs } from './labels.ts';
import { encodeMessage, type MessageInConversation } from './message-words.ts';
import {
  createPartClassifier,
  likeliestAct,
  likeliestActExceptTelling,
  type MessagePart,
  messageHeadsSchema,
  type PartClassifier,
  type StoredMessageHeads,
  textOfWords,
} from './part-classifier.ts';

export type ClassifyMessage = (turn: MessageInConversation, kind: KindOfText) => MessagePart[];

export const loadMessageHeads = (): StoredMessageHeads =>
  messageHeadsSchema.parse(
    JSON.parse(readFileSync(new URL('../heads/message-acts.json', import.meta.url)).toString()),
  );

export function createMessageClassifier(
  model: ChatModel,
  respell: Respell,
  stored: StoredMessageHeads,
): ClassifyMessage {
  const judge = createPartClassifier(stored, model);
  return (turn, kind) => {
    const heard = prepareMessage(turn, encodeMessage(turn, model, respell));
    return cutIntoParts(heard, judge).map((range) => readPart(heard, range, { judge, kind }));
  };
}

interface PartReading {
  judge: PartClassifier;
  kind: KindOfText;
}

function readPart(heard: PreparedMessage, range: WordRange, { judge, kind }: PartReading): MessagePart {
  const shares = judge.act(heard, range);
  const { act, sureness } = likeliestAct(shares);
  return {
    text: textOfWords(heard, range),
    act,
    sureness,
    telling: shares[messageActs.indexOf('tells')] ?? 0,
    otherwise: likeliestActExceptTelling(shares),
    ...judge.about(heard, range),
    slots: judge.slots(heard, range, kind),
    clauseSlots: slotsOfClauses(heard, range, { judge, kind }),
    ...(act === 'corrects' && { change: judge.change(heard, range) }),
  };
}

/** A clause plainly tells a part of the text from this share on. */
const PLAINLY = 0.55;
const SHORTEST_CLAUSE = 3;
const startsClause = /^(?:and|but|so|because|cos|then|when|where|who|that|one)$/;

/** In a long line the parts drown each other: each clause is judged for itself. */
function slotsOfClauses(
  heard: PreparedMessage,
  { from, to }: WordRange,
  { judge, kind }: PartReading,
): string[] {
  const clauses: WordRange[] = [];
  let start = from;
  for (let at = from + 1; at <= to; at++) {
    const isEnd = at === to || startsClause.test(heard.words[at]?.plain ?? '') || endsClause(heard, at - 1);
    if (!isEnd) continue;
    if (at - start >= SHORTEST_CLAUSE) clauses.push({ from: start, to: at });
    start = at;
  }
  const told = clauses
    .map((clause) => judge.slots(heard, clause, kind)[0])
    .filter((slot) => slot !== undefined && slot.share >= PLAINLY)
    .map((slot) => slot?.name ?? '');
  return [...new Set(told)];
}

const endsClause = ({ words }: PreparedMessage, at: number): boolean =>
  /[,;.!?]$/.test(words[at]?.typed ?? '');
