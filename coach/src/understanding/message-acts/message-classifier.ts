import { readFileSync } from 'node:fs';
import type { Respell } from '../respell.ts';
import type { ChatModel } from './chat-model.ts';
import { cutIntoParts } from './cut-into-parts.ts';
import { type PreparedMessage, prepareMessage, type WordRange } from './features.ts';
import type { KindOfText } from './labels.ts';
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
  const prepare = (turn: MessageInConversation): PreparedMessage =>
    prepareMessage(turn, encodeMessage(turn, model, respell));
  return (turn, kind) => {
    const heard = prepare(turn);
    const alone = prepare({ ...turn, coach: NEUTRAL_LINE });
    return cutIntoParts(heard, judge).map((range) => readPart(heard, range, { alone, judge, kind }));
  };
}

/** Children often tell something else than they were asked for: what it is shows beside a line that asks for nothing. */
const NEUTRAL_LINE = 'Tell me more.';

interface PartReading {
  /** The same message beside a line that asks for nothing. */
  alone: PreparedMessage;
  judge: PartClassifier;
  kind: KindOfText;
}

function readPart(
  heard: PreparedMessage,
  range: WordRange,
  { alone, judge, kind }: PartReading,
): MessagePart {
  const shares = judge.act(heard, range);
  const { act, sureness } = likeliestAct(shares);
  return {
    text: textOfWords(heard, range),
    act,
    sureness,
    otherwise: likeliestActExceptTelling(shares),
    ...judge.about(heard, range),
    slots: bothSlots(judge.slots(heard, range, kind), judge.slots(alone, range, kind)),
    clauseSlots: slotsOfClauses(alone, range, { judge, kind }),
    ...(act === 'corrects' && { change: judge.change(heard, range) }),
  };
}

type SlotShares = NonNullable<MessagePart['slots']>;

/** What was asked for counts as much as what the words say without it. */
function bothSlots(asked: SlotShares, alone: SlotShares): SlotShares {
  const shares = asked.map(({ name, share }) => ({
    name,
    share: Math.sqrt(share * (alone.find((each) => each.name === name)?.share ?? 0)),
  }));
  const total = shares.reduce((sum, { share }) => sum + share, 0) || 1;
  return shares.map(({ name, share }) => ({ name, share: share / total })).sort((a, b) => b.share - a.share);
}

/** A clause plainly tells a part of the text from this share on. */
const PLAINLY = 0.55;
const SHORTEST_CLAUSE = 3;
const startsClause = /^(?:and|but|so|because|cos|then|when|where|who|that|one)$/;

/** In a long line the parts drown each other: each clause is judged for itself. */
function slotsOfClauses(
  heard: PreparedMessage,
  { from, to }: WordRange,
  { judge, kind }: { judge: PartClassifier; kind: KindOfText },
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
