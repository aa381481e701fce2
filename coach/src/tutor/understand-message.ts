import { findProfanity } from '../safety/profanity.ts';
import type { KindOfText, ReadTalk, Respell, TalkPart } from '../understanding/index.ts';
import { declinesToTalk } from './care.ts';
import { type Changed, changeCards } from './change-cards.ts';
import type { IdeaCard, TutorInput } from './conversation.ts';
import { type Family, interviews, labelOf } from './interview/interview.ts';
import { familyFor, kindNamed } from './kind-of-text.ts';
import { bareIdea } from './own-words.ts';
import { fileIdeas, newCard } from './put-ideas-on-cards.ts';
import type { Situation } from './situation.ts';
import { specialMessage } from './special-messages.ts';
import { isGrieving, isLossIn } from './who-it-is-about.ts';

/** What the tutor hears with: what each part of a message does, and how its words are spelt. */
export interface Hearing {
  readTalk: ReadTalk;
  respell: Respell;
}

/** Understands the last message, and puts what it tells or corrects on the cards. */
export function hear(input: TutorInput, { readTalk, respell }: Hearing): Situation {
  const at = input.history.findLastIndex(({ role }) => role === 'user');
  const message = input.history[at]?.content ?? '';
  const earlier = { ...input, history: input.history.slice(0, Math.max(at, 0)) };
  const before = earlier.history.findLast(({ role }) => role === 'assistant');
  const saidBefore = earlier.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const special = specialMessage(message);
  const family = familyFor(input);
  const parts = special
    ? []
    : readTalk(
        {
          coach: before?.content ?? '',
          child: message,
          earlier: [input.activity.title, ...saidBefore, ...input.cards.map(({ text }) => text)],
        },
        kindFor(family),
      )
        .flatMap(withoutComplaints)
        .map((part) => inThisTalk(part, { family, asked: before?.asked }));
  const situation: Situation = {
    input,
    family,
    message,
    parts,
    special,
    asked: before?.asked,
    noted: [],
    changes: [],
    isLoss: special === undefined && isLossIn(input, message) && !isGrieving(earlier),
    respell,
  };
  return collects(input, family) ? takeNotes(situation) : situation;
}

const kindFor = (family: Family): KindOfText => (family === 'wellbeing' ? 'recount' : family);

/** Two plain requests that must never be answered with "Yes, it is your text". */
const asksToWrite = /\b(?:write|finish|do) (?:it|this|that|my \p{L}+) for me\b/iu;
const asksToStop =
  /\b(?:be|am|are) (?:all )?(?:done|finished)\b|\bcan (?:i|we) (?:just |please )?(?:stop|finish|go)\b/i;

/** What is said to the coach about what it noted or asked is never part of the text. */
const complains =
  /\b(?:i (?:just|already|literally|did) (?:just |already |literally )*(?:told|said|sed|say|answered)\b|i (?:told|said to) (?:you|u)\b|(?:you|u) (?:didn'?t|don'?t|never|keep|still|always) (?:listen|hear|ask|say|said|put|change|wrote|write|read|understand|answer|praise|get it|got it|have (?:it|that|my))\w*|(?:you|u) (?:deleted|forgot|missed) (?:it|that|my)\b|(?:you|u) got (?:it|that) wrong|it still says|thats? (?:wrong|boring|not right)[.!]*$|fix it\b)/i;

/** "i just told you, he farts": the complaint is cut off, and the rest is told. */
function withoutComplaints(part: TalkPart): TalkPart[] {
  if (part.act !== 'tells' || !complains.test(part.text)) return [part];
  return part.text
    .split(/(?<=[,!.])\s+/)
    .map(
      (text): TalkPart => (complains.test(text) ? { text, act: 'reminds', sureness: 1 } : { ...part, text }),
    );
}

/** "which dog", in answer to a question, asks back. */
const asksBack = /^(?:which|what|who|why|how|where|when)\b/i;
const longestAskedBack = 4;

const feelingSlots = new Set(['feeling', 'how it feels']);

/** What a part does in this talk: a feeling that was asked for is told, and a rude word or two are a joke. */
function inThisTalk(
  part: TalkPart,
  { family, asked = '' }: { family: Family; asked: string | undefined },
): TalkPart {
  const isAskedFor = family !== 'wellbeing' && feelingSlots.has(asked);
  if (part.act === 'feels' && isAskedFor)
    return { ...part, act: 'tells', slots: [{ name: asked, share: 1 }] };
  if (part.act === 'tells' && asksBack.test(part.text) && part.text.split(/\s+/).length <= longestAskedBack)
    return { ...part, act: 'confused' };
  if (declinesToTalk.test(part.text)) return { ...part, act: 'declines' };
  if (part.act === 'asks' && asksToWrite.test(part.text)) return { ...part, act: 'asks-to-write' };
  if (part.act === 'asks' && asksToStop.test(part.text)) return { ...part, act: 'finished' };
  const isRude = part.text.split(/\s+/).length <= 6 && findProfanity(part.text).length > 0;
  return part.act === 'tells' && isRude ? { ...part, act: 'plays' } : part;
}

/** Who writes about feelings gets no cards, unless it is about someone who died: then memories are kept. */
const collects = (input: TutorInput, family: Family): boolean =>
  (input.step.type === 'chat' || input.step.type === 'structuredForm') &&
  (interviews[family].length > 0 || isGrieving(input));

/** Of someone who died almost everything told is a memory; what is said about the writing isn't. */
const tellsMemory = (text: string): boolean =>
  text.trim().split(/\s+/).length >= 4 && !/\b(?:writ\w+|start|talking|helps?)\b/i.test(text);

const factual: Set<Family> = new Set(['report', 'explanation', 'persuasive']);

/** Only what is told becomes a card; corrections change cards, and a question about the world is one to find out. */
function takeNotes(situation: Situation): Situation {
  const { input, family, parts, asked, isLoss } = situation;
  const kind = parts.map((part) => kindNamed(part)).find((each) => each !== undefined);
  if (kind && kind !== family) return inOtherKind(situation, kind);
  const changes: Changed[] = [];
  let { cards } = input;
  const pending = /^change (.*)$/.exec(asked ?? '')?.[1];
  const isMemory = isGrieving(input) && !isLoss;
  const told = parts
    .filter(({ act, text }) => act === 'tells' || (isMemory && act === 'feels' && tellsMemory(text)))
    .map(({ text, slots = [] }) => ({
      text,
      slots: isMemory ? [{ name: 'small thing', share: 1 }] : slots,
    }));
  if (pending && told.length > 0) {
    const text = told.map((piece) => piece.text).join(' ');
    const part: TalkPart = {
      text: '',
      act: 'corrects',
      sureness: 1,
      slots: [{ name: pending, share: 1 }],
      change: { what: 'replace', to: bareIdea(text) },
    };
    const changed = changeCards(cards, { part, family });
    return finished(situation, changed.cards, [changed]);
  }
  // Corrections come last: "it ends when the queen burps. no wait make it a king" changes what was just told, too.
  cards = fileIdeas(cards, told, { family, asked: isMemory ? undefined : asked });
  for (const part of parts) {
    if (part.act === 'corrects') {
      const changed = changeCards(cards, { part, family });
      // "its not the end yet! we looked under the shed": what is told says what should stand there.
      if (changed.what === 'open' && (parts.length > 1 || changed.slot === undefined)) {
        part.act = 'objects';
        continue;
      }
      if (changes.some(({ what }) => what === changed.what)) continue;
      ({ cards } = changed);
      changes.push(changed);
    } else if (part.act === 'asks' && part.about === 'fact' && factual.has(family)) {
      cards = [...cards, newCard(cards, { slot: 'find out', text: bareIdea(part.text) }, { family })];
    }
  }
  return finished(situation, cards, changes);
}

const finished = (situation: Situation, cards: IdeaCard[], changes: Changed[]): Situation => ({
  ...situation,
  input: { ...situation.input, cards },
  changes,
  noted: cards.filter(({ id }) => !situation.input.cards.some((card) => card.id === id)),
});

/** "its a poem not a story": the interview is another one, and what was told so far stays as ideas. */
function inOtherKind(situation: Situation, family: Family): Situation {
  const own = interviews[family];
  const kept = situation.input.cards.map((card) =>
    own.some(({ name }) => name === card.slot)
      ? card
      : { ...card, slot: 'idea', label: labelOf(family, 'idea') },
  );
  const told = situation.parts
    .filter(({ act }) => act === 'tells')
    .map(({ text }) => ({ text, slots: [{ name: own[0]?.name ?? 'idea', share: 1 }] }));
  const cards = fileIdeas(kept, told, { family, asked: undefined });
  return { ...finished(situation, cards, []), family, otherKind: family };
}
