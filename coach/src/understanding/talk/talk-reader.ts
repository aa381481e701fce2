import { readFileSync } from 'node:fs';
import type { Model } from '../model.ts';
import type { Respell } from '../plain-spelling.ts';
import { cutIntoParts } from './cut-into-parts.ts';
import type { KindOfText } from './labels.ts';
import { readMessage, type TalkTurn } from './message-words.ts';
import { type PreparedMessage, prepare, type WordRange } from './signs.ts';
import {
  createTalkJudge,
  likeliestAct,
  likeliestActExceptTelling,
  type StoredTalk,
  type TalkJudge,
  type TalkPart,
  talkSchema,
  textOf,
} from './talk-judge.ts';

export type ReadTalk = (turn: TalkTurn, kind: KindOfText) => TalkPart[];

export const readTalkHeads = (): StoredTalk =>
  talkSchema.parse(JSON.parse(readFileSync(new URL('../heads/talk.json', import.meta.url)).toString()));

export function createTalkReader(model: Model, respell: Respell, stored: StoredTalk): ReadTalk {
  const judge = createTalkJudge(stored);
  return (turn, kind) => {
    const heard = prepare(turn, readMessage(turn, model, respell));
    return cutIntoParts(heard, judge).map((range) => readPart(heard, range, { judge, kind }));
  };
}

function readPart(
  heard: PreparedMessage,
  range: WordRange,
  { judge, kind }: { judge: TalkJudge; kind: KindOfText },
): TalkPart {
  const shares = judge.act(heard, range);
  const { act, sureness } = likeliestAct(shares);
  return {
    text: textOf(heard, range),
    act,
    sureness,
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
  { judge, kind }: { judge: TalkJudge; kind: KindOfText },
): string[] {
  const clauses: WordRange[] = [];
  let start = from;
  for (let at = from + 1; at <= to; at++) {
    const isEnd = at === to || startsClause.test(heard.words[at]?.plain ?? '') || endsClause(heard, at - 1);
    if (!isEnd) continue;
    if (at - start >= SHORTEST_CLAUSE) clauses.push({ from: start, to: at });
    start = at;
  }
  // What was asked is left out of it: only the words of the clause count.
  const alone = { ...heard, coachWords: [] };
  const told = clauses
    .map((clause) => judge.slots(alone, clause, kind)[0])
    .filter((slot) => slot !== undefined && slot.share >= PLAINLY)
    .map((slot) => slot?.name ?? '');
  return [...new Set(told)];
}

const endsClause = ({ words }: PreparedMessage, at: number): boolean =>
  /[,;.!?]$/.test(words[at]?.typed ?? '');
