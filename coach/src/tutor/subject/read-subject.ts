import { newCard } from '../add-ideas-to-cards.ts';
import { whatInsteadLines } from '../coach-lines/choice-lines.ts';
import type { TutorInput } from '../conversation.ts';
import { labelOf, textPartsOfInterview } from '../interview/interview.ts';
import { ideaPhrase } from '../phrases-from-message.ts';
import { type ReplyContext, withCards } from '../reply-context.ts';
import { type Alternatives, alternativesIn } from './alternatives.ts';
import {
  backToEarlier,
  type ChangeOfSubject,
  changeOfSubject,
  wantsOtherSubject,
} from './change-of-subject.ts';
import { changeSubjectCard } from './change-subject-card.ts';
import { mainSlotOf } from './main-slot.ts';
import { areAlternatives, findChosenOption, findPendingChoice, offerChoice } from './pending-choice.ts';

/** Understands the rest of a message, with the cards as they are by then. */
export type UnderstandRemainingMessage = (input: TutorInput, rest: string) => ReplyContext;

const stillOpen =
  /\b(?:both|all of (?:them|those)|them all|any(?: of them)?|either|don'?t (?:mind|care|know)|idk|dunno|can'?t (?:choose|decide|pick)|(?:you|u) (?:choose|pick|decide)|not sure)\b/i;
const shortAnswer = 8;

/** What a message says about what to write about: several things to choose from, or something else than before. */
export function readSubject(
  base: ReplyContext,
  understandRest: UnderstandRemainingMessage,
): ReplyContext | undefined {
  const { input, interview, message } = base;
  const { cards, history } = input;
  const from = { cards, history, interview };
  const change = backToEarlier(message, from) ?? changeOfSubject(message, from) ?? answerToWhatInstead(base);
  const edited = change && changed(base, change, understandRest);
  if (edited) return edited;
  const main = mainSlotOf(interview);
  if (wantsOtherSubject(message) && cards.some(({ slot }) => slot === main))
    return { ...base, parts: [{ text: message, act: 'corrects', sureness: 1 }], wantsOther: main };
  return severalNamed(base, understandRest) ?? stillUndecided(base);
}

function changed(
  base: ReplyContext,
  change: ChangeOfSubject,
  understandRest: UnderstandRemainingMessage,
): ReplyContext | undefined {
  const done = changeSubjectCard(base.input.cards, change);
  if (!done) return undefined;
  const parts: ReplyContext['parts'] = [{ text: base.message, act: 'corrects', sureness: 1 }];
  const context = { ...withCards(base, done.cards, [done]), parts };
  if (change.rest === '') return context;
  const further = understandRest(context.input, change.rest);
  return {
    ...further,
    parts: [...parts, ...further.parts],
    changes: [done, ...further.changes],
    cardsBefore: base.cardsBefore,
  };
}

const mostWordsOfAnswer = 7;

/** The answer to “What will it be instead?”. */
function answerToWhatInstead({
  input,
  message,
  interview,
  respell,
}: ReplyContext): ChangeOfSubject | undefined {
  const coach = input.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const card = input.cards.find(({ slot }) => slot === mainSlotOf(interview));
  const to = ideaPhrase(message, respell).replace(/[.!]+$/, '');
  const isAnswer =
    whatInsteadLines.some((line) => coach.includes(line)) &&
    !/\?|^\W*(?:no|nah|nothing|idk)\b/i.test(message);
  return card && isAnswer && to.split(/\s+/).length <= mostWordsOfAnswer ? { card, to, rest: '' } : undefined;
}

function severalNamed(
  base: ReplyContext,
  understandRest: UnderstandRemainingMessage,
): ReplyContext | undefined {
  const { asked, input, interview, message, respell } = base;
  const main = mainSlotOf(interview);
  const hasSubject = input.cards.some(({ slot }) => slot === main);
  const slot = asked ?? (hasSubject ? undefined : main);
  if (slot === undefined || input.cards.some((card) => card.slot === slot)) return undefined;
  const named = alternativesIn(respellJoints(message, respell), slot);
  if (!named) return undefined;
  const preferred = preferredOf(named, base);
  if (preferred) {
    const card = newCard(input.cards, { slot, text: preferred }, { interview });
    const parts: ReplyContext['parts'] = [{ text: preferred, act: 'tells', sureness: 1 }];
    return { ...withCards(base, [...input.cards, card], []), parts };
  }
  const told = named.rest === '' ? base : understandRest(input, named.rest);
  return { ...keptApart(told, slot), message, asked, choice: { slot, options: named.options } };
}

const prefers = /\b(?:better|best|haha|definitely|prefer|rather|pick|choose|go with|funnier|cooler)\b/i;
const fewWords = 3;

/** "a rake or a goat. haha a goat": one is chosen in the same breath. */
function preferredOf({ options, said }: Alternatives, { respell }: ReplyContext): string | undefined {
  const isPlain = prefers.test(said) || (said !== '' && said.split(/\s+/).length <= fewWords);
  return isPlain ? findChosenOption(offerChoice('', options), said, respell)?.text : undefined;
}

/** What is told besides never takes the place of what is still to be chosen. */
function keptApart(context: ReplyContext, slot: string): ReplyContext {
  const { input, interview, noted } = context;
  const other = textPartsOfInterview(interview).at(-1) ?? 'detail';
  const cards = input.cards.map(({ also = [], ...card }) => {
    if (!noted.some(({ id }) => id === card.id)) return also.length > 0 ? { ...card, also } : card;
    const left = also.filter((part) => part !== slot && part !== other);
    const apart = card.slot === slot ? { ...card, slot: other, label: labelOf(interview, other) } : card;
    return left.length > 0 ? { ...apart, also: left } : apart;
  });
  return {
    ...context,
    input: { ...input, cards },
    noted: cards.filter(({ id }) => noted.some((card) => card.id === id)),
  };
}

/** Small words decide what is an alternative; the things themselves stay as the child wrote them. */
const respellJoints = (message: string, respell: ReplyContext['respell']): string =>
  message.replaceAll(/\p{L}[\p{L}'’]*/gu, (word) => {
    const meant = respell(word.toLowerCase());
    return joints.has(meant) && !joints.has(word.toLowerCase()) ? meant : word;
  });
const joints = new Set([
  'or',
  'either',
  'maybe',
  'between',
  'decide',
  'choose',
  'thinking',
  'could',
  'might',
]);

const optionsOf = (
  offers: ReturnType<typeof findPendingChoice>,
): { slot: string; options: string[] } | undefined => {
  const [first] = offers;
  return first?.does.what === 'keep'
    ? { slot: first.does.slot, options: offers.map(({ text }) => text) }
    : undefined;
};

/** "both?", "i dont know": the choice stays open, and it is asked in another way. */
function stillUndecided(base: ReplyContext): ReplyContext | undefined {
  const open = findPendingChoice(base.input.history, base.input.cards);
  const choice = optionsOf(open);
  const isShort = base.message.split(/\s+/).length <= shortAnswer;
  if (
    !choice ||
    !isShort ||
    !stillOpen.test(base.message) ||
    findChosenOption(open, base.message, base.respell)
  )
    return undefined;
  return {
    ...base,
    parts: [{ text: base.message, act: 'stuck', sureness: 1 }],
    choice: { ...choice, isAgain: true },
  };
}

const mostAskings = 2;

/** Who tells something before choosing is asked once more which one it is about. */
export function keepChoiceOpen(context: ReplyContext): ReplyContext {
  const { input, noted, choice, changes } = context;
  const open = optionsOf(findPendingChoice(input.history, input.cards));
  const times = input.history.filter(({ offers }) => areAlternatives(offers)).length;
  const isWorth = noted.length > 0 && changes.length === 0 && times < mostAskings;
  return open && !choice && isWorth ? { ...context, choice: { ...open, isAgain: true } } : context;
}
