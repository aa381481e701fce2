import { readFileSync } from 'node:fs';
import type { Model } from '../model.ts';
import type { Respell } from '../plain-spelling.ts';
import { cutIntoParts } from './cut-into-parts.ts';
import type { KindOfText } from './labels.ts';
import { readMessage, type TalkTurn } from './message-words.ts';
import { type Heard, prepare, type WordRange } from './signs.ts';
import {
  createTalkJudge,
  likeliestAct,
  type StoredTalk,
  type TalkJudge,
  type TalkPart,
  talkSchema,
  textOf,
} from './talk-judge.ts';

export type ReadTalk = (turn: TalkTurn, kind: KindOfText) => TalkPart[];

export const readTalkHeads = (): StoredTalk =>
  talkSchema.parse(JSON.parse(readFileSync(new URL('../heads/talk.json', import.meta.url)).toString()));

export function createTalkReader(
  model: Model,
  respell: Respell,
  stored: StoredTalk = readTalkHeads(),
): ReadTalk {
  const judge = createTalkJudge(stored);
  return (turn, kind) => {
    const heard = prepare(turn, readMessage(turn, model, respell));
    return cutIntoParts(heard, judge).map((range) => readPart(heard, range, { judge, kind }));
  };
}

function readPart(
  heard: Heard,
  range: WordRange,
  { judge, kind }: { judge: TalkJudge; kind: KindOfText },
): TalkPart {
  const { act, sureness } = likeliestAct(judge.act(heard, range));
  return {
    text: textOf(heard, range),
    act,
    sureness,
    ...((act === 'asks' || act === 'stuck') && { about: judge.about(heard, range) }),
    ...((act === 'tells' || act === 'corrects') && { slots: judge.slots(heard, range, kind) }),
    ...(act === 'corrects' && { change: judge.change(heard, range) }),
  };
}
