import type { QuickReply } from '@inkling/contract';
import type { Respell } from '../../understanding/index.ts';
import { contentWords } from '../already-told.ts';
import type { IdeaCard, TutorMessage } from '../conversation.ts';

/** Alternatives to tap: each makes the card of the same part of the text. */
export const offerChoice = (slot: string, options: string[]): QuickReply[] =>
  options.map((option) => ({ text: option, does: { what: 'keep', slot, idea: option } }));

/** Only alternatives stand together without a way to leave them. */
export const areAlternatives = (offers: QuickReply[] = []): boolean =>
  offers.length > 1 && offers.every(({ does }) => does.what === 'keep');

/** For how many replies a choice stays open. */
const openFor = 3;

/** The alternatives a child has named and not chosen from yet. */
export function findPendingChoice(history: TutorMessage[], cards: IdeaCard[]): QuickReply[] {
  const replies = history.filter(({ role }) => role === 'assistant');
  const offers = replies.slice(-openFor).findLast((reply) => areAlternatives(reply.offers))?.offers ?? [];
  const isTold = offers.some(
    ({ does }) => does.what === 'keep' && cards.some(({ slot }) => slot === does.slot),
  );
  return isTold ? [] : offers;
}

const stem = (word: string): string => word.replace(/(?:es|s)$/, '');
const stemsOf = (text: string, respell: Respell): string[] => contentWords(respell(text)).map(stem);

const ordinals: [RegExp, (offers: QuickReply[]) => QuickReply | undefined][] = [
  [/\b(?:first|1st|former)\b/i, ([first]) => first],
  [/\b(?:second|2nd)\b/i, ([, second]) => second],
  [/\b(?:third|3rd)\b/i, ([, , third]) => third],
  [/\b(?:last|latter)\b/i, (offers) => offers.at(-1)],
];
const mostWordsOfOrdinal = 8;

/** The alternative that a message names, by a word that no other has or by its place. */
export function findChosenOption(
  offers: QuickReply[],
  message: string,
  respell: Respell,
): QuickReply | undefined {
  const said = stemsOf(message.replaceAll(/\b(?:not|no) (?:the |an? |my )?\S+/gi, ' '), respell);
  const named = offers.filter((offer) => {
    const others = offers.filter((other) => other !== offer).flatMap(({ text }) => stemsOf(text, respell));
    return stemsOf(offer.text, respell).some((word) => !others.includes(word) && said.includes(word));
  });
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  if (message.split(/\s+/).length > mostWordsOfOrdinal) return undefined;
  return ordinals.find(([words]) => words.test(message))?.[1](offers);
}

const choosing =
  /^(?:(?:um+|ok(?:ay)?|oh|hm+|yes|yeah|well|so|definitely|probably|maybe|actually|i think|i guess|let'?s|i(?:'ll|'d|'m| will| would| want to| wanna)?(?: rather)?|gonna|going to|go(?:ing)?|with|do(?:ing)?|pick|choose|like|take|about|the|an?|my)(?![\p{L}'])[\s,]*)*/iu;
const onlyOfChoice =
  /\b(?:know|heaps?|lots?|loads|about|them|it|like|love|best|most|better|fun|cool|favou?rite|because|cos|becos|its?|one|please|pls|guess|think|easy|easier|more)\b/gi;

/** What a message tells besides which alternative it is. */
export function messageWithoutChoice(message: string, chosen: QuickReply, respell: Respell): string {
  const own = new Set(stemsOf(chosen.text, respell));
  const bare = message.replace(choosing, '');
  const words = [...bare.matchAll(/[\p{L}\p{N}'’]+/gu)];
  const at = words.findIndex(([word]) => own.has(stem(respell(word.toLowerCase()))));
  let last = at;
  while (words[last + 1] && own.has(stem(respell(words[last + 1]?.[0].toLowerCase() ?? '')))) last += 1;
  const end = words[last];
  const behind = end && at <= 1 ? bare.slice(end.index + end[0].length) : undefined;
  // "the toaster has hot wires": what is told needs its subject.
  const isApart =
    behind !== undefined &&
    /^\W*(?:$|[!.,:;?]|(?:one|please|pls|i guess|then|because|cos|becos|it|i)\b)/i.test(behind);
  const rest = (isApart ? behind : message)
    .replace(/^[\s!.,:;?]+(?:one|please|pls|i guess|then)?[\s!.,:;?]*/i, '')
    .trim();
  const telling = contentWords(rest.replaceAll(onlyOfChoice, ' ')).filter(
    (word) => !own.has(stem(respell(word))),
  );
  const isReason =
    chosen.does.what === 'keep' &&
    chosen.does.slot === 'opinion' &&
    /\b(?:because|cos|becos|cause)\b/i.test(rest);
  return telling.length > 1 || isReason ? rest : '';
}

/** What was taken is one of several things to write about. */
export const isChoiceTaken = ({
  taken,
  input,
}: {
  taken?: QuickReply | undefined;
  input: { history: TutorMessage[] };
}): boolean =>
  taken !== undefined &&
  input.history.some(({ offers = [] }) => areAlternatives(offers) && offers.includes(taken));
