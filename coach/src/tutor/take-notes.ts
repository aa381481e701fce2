import type { TalkPart } from '../understanding/index.ts';
import { speaksOfTalk } from './act-in-talk.ts';
import { declinesToTalk } from './care.ts';
import { type Changed, changeCards } from './change-cards.ts';
import type { IdeaCard } from './conversation.ts';
import { type Family, interviews, labelOf } from './interview/interview.ts';
import { kindNamed } from './kind-of-text.ts';
import { bareIdea } from './own-words.ts';
import { fileIdeas, newCard, type Told } from './put-ideas-on-cards.ts';
import { understandQuestion } from './question-about.ts';
import { cardSaying, repeatedIn, saysSomething } from './reminders.ts';
import { partsThat, type Situation } from './situation.ts';
import { isGrieving } from './who-it-is-about.ts';

type SlotsOf = (text: string) => { name: string; share: number }[];

/** Of someone who died almost everything told is a memory; what is said about the writing isn't. */
const tellsMemory = (text: string): boolean =>
  text.trim().split(/\s+/).length >= 4 && !aboutWriting.test(text);
const aboutWriting = /\b(?:writ\w+|start|talking|helps?|poem|rhym\w+|it to sound)\b/i;

const factualFamilies: Set<Family> = new Set(['report', 'explanation', 'persuasive']);

/** Only what is told becomes a card; corrections change cards, and a question about the world is one to find out. */
export function takeNotes(situation: Situation, slotsOf: SlotsOf): Situation {
  const { input, family, parts, asked } = situation;
  const kind = parts.map((part) => kindNamed(part)).find((each) => each !== undefined);
  if (kind && kind !== family) return inOtherKind(situation, kind);
  const isMemory = isGrieving(input) && !situation.isLoss;
  const told = toldIn(situation, isMemory);
  const pending = /^change (.*)$/.exec(asked ?? '')?.[1];
  if (pending && told.length > 0) return answered(situation, { told, pending, slotsOf });
  const repeated = repeatedCard(situation, told);
  // Corrections come last: "it ends when the queen burps. no wait make it a king" changes what was just told, too.
  const cards = fileIdeas(alsoTelling(input.cards, repeated, asked), told, {
    family,
    asked: isMemory ? undefined : asked,
  });
  return { ...corrected(situation, withQuestions(cards, situation), slotsOf), repeated };
}

function toldIn(situation: Situation, isMemory: boolean): Told[] {
  const { parts, input, asked } = situation;
  // What a child would rather not write about is not kept either.
  if (isMemory && parts.some(({ text }) => declinesToTalk.test(text))) return [];
  const isBare = (text: string): boolean => situation.isLoss && text.trim().split(/\s+/).length < 4;
  const told = parts.filter(
    ({ act, text }) =>
      (act === 'tells' && !(isMemory && aboutWriting.test(text)) && !isBare(bareIdea(text))) ||
      (isMemory && act === 'feels' && tellsMemory(text)),
  );
  const reminded = partsThat(situation, 'reminds')
    .map((part) => ({ ...part, text: repeatedIn(part) }))
    .filter(({ text }) => saysSomething(text) && !speaksOfTalk.test(text) && !cardSaying(text, input.cards))
    .map((part) => (asked ? { ...part, slots: [{ name: asked, share: 1 }], clauseSlots: [] } : part));
  return [...told, ...reminded].map(({ text, slots = [], clauseSlots }) => ({
    text,
    slots: isMemory ? [{ name: 'small thing', share: 1 }] : slots,
    clauseSlots: isMemory ? undefined : clauseSlots,
  }));
}

/** The card that a reminder means, or that holds what is told again. */
function repeatedCard(situation: Situation, told: Told[]): IdeaCard | undefined {
  const { cards } = situation.input;
  const reminders = partsThat(situation, 'reminds').map(repeatedIn);
  const found = [...reminders, ...told.map(({ text }) => text)]
    .map((text) => cardSaying(text, cards))
    .find((card) => card !== undefined);
  return found ?? (reminders.length > 0 && told.length === 0 ? cards.at(-1) : undefined);
}

/** A child who says that it was told has told it: that part is not asked for again. */
const alsoTelling = (
  cards: IdeaCard[],
  repeated: IdeaCard | undefined,
  asked: string | undefined,
): IdeaCard[] =>
  cards.map((card) =>
    card === repeated && asked && card.slot !== asked && !card.also?.includes(asked)
      ? { ...card, also: [...(card.also ?? []), asked] }
      : card,
  );

function withQuestions(cards: IdeaCard[], situation: Situation): IdeaCard[] {
  const { family } = situation;
  if (!factualFamilies.has(family)) return cards;
  const all = [...cards];
  for (const part of partsThat(situation, 'asks')) {
    const { text } = part;
    if (understandQuestion(part, situation).about === 'fact' && isOfTheWorld(text) && !cardSaying(text, all))
      all.push(newCard(all, { slot: 'find out', text: bareIdea(text) }, { family }));
  }
  return all;
}

/** Not about the text, the talk or the child. */
const isOfTheWorld = (text: string): boolean => !/\b(?:i|i'?ve|my|me|you|your|we|report|text)\b/i.test(text);

function corrected(situation: Situation, noted: IdeaCard[], slotsOf: SlotsOf): Situation {
  const { family, parts } = situation;
  const changes: Changed[] = [];
  let cards = noted;
  const isObjected = partsThat(situation, 'objects').length > 0;
  for (const part of partsThat(situation, 'corrects').flatMap(eachContrast)) {
    const changed = changeCards(cards, { part, family, slotsOf, before: situation.input.cards, isObjected });
    // "its not the end yet! we looked under the shed": what is told says what should stand there.
    if (changed.what === 'open' && (parts.length > 1 || changed.slot === undefined)) {
      part.act = 'objects';
      continue;
    }
    ({ cards } = changed);
    if (!changes.some(({ what }) => what === changed.what)) changes.push(changed);
  }
  return finished(situation, cards, changes);
}

/** "its not Mia its Max and he has a cat not a puppy": two things are put right. */
function eachContrast(part: TalkPart): TalkPart[] {
  const clauses = part.text.split(/\s+and\s+/i);
  const areContrasts = clauses.length > 1 && clauses.every((clause) => /\bnot\b/i.test(clause));
  return areContrasts ? clauses.map((text) => ({ ...part, text, change: { what: 'replace' } })) : [part];
}

/** What was asked for to stand on a card is put there. */
function answered(
  situation: Situation,
  { told, pending, slotsOf }: { told: Told[]; pending: string; slotsOf: SlotsOf },
): Situation {
  const part: TalkPart = {
    text: '',
    act: 'corrects',
    sureness: 1,
    slots: [{ name: pending, share: 1 }],
    change: { what: 'replace', to: bareIdea(told.map(({ text }) => text).join(' ')) },
  };
  const changed = changeCards(situation.input.cards, {
    part,
    family: situation.family,
    slotsOf,
    slot: pending,
  });
  return finished(situation, changed.cards, [changed]);
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
  const told = partsThat(situation, 'tells').map(({ text }) => ({
    text,
    slots: [{ name: own[0]?.name ?? 'idea', share: 1 }],
  }));
  const cards = fileIdeas(kept, told, { family, asked: undefined });
  return { ...finished(situation, cards, []), family, otherKind: family };
}
