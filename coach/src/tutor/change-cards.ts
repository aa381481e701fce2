import { analyseText } from '../parse/index.ts';
import type { TalkPart } from '../understanding/index.ts';
import type { IdeaCard } from './conversation.ts';
import { type Family, labelOf } from './interview/interview.ts';
import { bareIdea } from './own-words.ts';
import { newCard } from './put-ideas-on-cards.ts';
import { slotNamedIn } from './slot-names.ts';

/** What a correction did: the cards after it, and how to say so. */
export interface Changed {
  cards: IdeaCard[];
  what: 'replaced' | 'everywhere' | 'rewritten' | 'added' | 'removed' | 'moved' | 'open' | 'unclear';
  /** What stands there now. */
  to?: string | undefined;
  label?: string | undefined;
  slot?: string | undefined;
}

interface Correction {
  part: TalkPart;
  family: Family;
}

const pronouns =
  /^(?:it|that|this|them|him|her|he|she|one|the card|that card|card|idea|that one|that bit|it all)$/i;
const articles = /^(?:an?|the|my|his|her|some)\s+/i;

/** Carries a correction out on the cards. */
export function changeCards(cards: IdeaCard[], { part, family }: Correction): Changed {
  const { what = 'replace', from: old, to } = plainContrast(part, cards) ?? part.change ?? {};
  const from = old && !pronouns.test(old) ? old.replace(articles, '') : undefined;
  const slot = slotNamedIn(part.text, family);
  if (what === 'remove' || removes.test(part.text))
    return removed(cards, quotedIn(part.text) ?? sharedRun(part.text, cards) ?? from, slot);
  if (what === 'move' && !moves.test(part.text)) return { cards, what: 'unclear' };
  if (what === 'move')
    return moved(cards, { from, to: slotNamedIn(to ?? part.text, family) ?? slot, family });
  const fresh = (slot && behindName(part.text, family)) ?? (to && namesSomething(to) ? to.trim() : undefined);
  if (!fresh) return open(cards, slot ?? cardWith(cards, from)?.slot);
  if (
    from &&
    isSameSort(from, fresh) &&
    !behindName(part.text, family) &&
    replaces.test(part.text) &&
    cards.some(({ text }) => patternOf(from).test(text))
  )
    return replaced(cards, from, what === 'rename' ? asName(fresh) : unshouted(fresh));
  if (isOnCards(cards, fresh)) return renamed(cards, /\p{Lu}/u.test(fresh) ? asName(fresh) : fresh, family);
  // What is only put right, and not put in another's place, is told once more.
  if (what === 'replace' && !slot && !replaces.test(part.text))
    return { ...told(cards, part, family), to: fresh };
  if (what === 'rename') return renamed(cards, asName(fresh), family);
  if (!slot && part.text !== '') return { cards, what: 'unclear' };
  return rewritten(cards, { text: unshouted(fresh), part, slot, family });
}

function namesSomething(typed: string): boolean {
  const text = unshouted(typed);
  const words = analyseText(`the ${text}`).words.slice(1);
  return (
    words.length > 2 ||
    /^\p{Lu}/u.test(text) ||
    words.some(({ pos, isKnown }) => ['NOUN', 'PROPN', 'NUM'].includes(pos) || !isKnown)
  );
}

/** A thing takes the place of a thing: "Mai not sell" puts no name in the place of a verb. */
const isSameSort = (from: string, to: string): boolean => {
  const isThing = (text: string): boolean =>
    analyseText(`the ${text}`)
      .words.slice(1)
      .some(({ pos, isKnown }) => ['NOUN', 'PROPN', 'NUM'].includes(pos) || !isKnown);
  return isThing(from) && isThing(to);
};

/** "change the ending so one of them comes back": all that stands behind the name of the part. */
function behindName(text: string, family: Family): string | undefined {
  const rest =
    /\b(?:change|make|swap|want)\b.*?\b(?:ending|end|start|beginning|place|problem|reason)\b[ ,:]*(?:so(?: that)?|to(?: be)?|is|where|into)?\s+(.+)$/iu.exec(
      text,
    )?.[1];
  return rest && slotNamedIn(text, family) && rest.split(/\s+/).length >= 3 ? rest.trim() : undefined;
}

const removes = /\b(?:delete|remove|get rid of|take (?:it|that|this) (?:off|out)|(?:isn'?t|not) an idea)\b/i;
const quotedIn = (text: string): string | undefined => /["'‘“]([^"'’”]{2,40})["'’”]/u.exec(text)?.[1];
const moves = /\b(?:goes|go|belongs?|moved?|under|card|put|should be)\b/i;
const replaces = /\b(?:not|to|into|instead|called|named?|make|change|swap|actually|mean|meant|say|rather)\b/i;

function told(cards: IdeaCard[], part: TalkPart, family: Family): Changed {
  const slot = part.slots?.[0]?.name ?? 'idea';
  const card = newCard(cards, { slot, text: bareIdea(part.text) }, { family });
  return { cards: [...cards, card], what: 'added', label: card.label, slot };
}

/** "it was my sister, not my brother": what stands behind "not" is the old, and the first thing before it the new. */
function plainContrast({ text, change }: TalkPart, cards: IdeaCard[]): TalkPart['change'] {
  const [, before = '', from] = /^(.*)\bnot (?:an? |the |my |his |her )?(\p{L}+)\W*$/iu.exec(text) ?? [];
  if (
    !from ||
    (change?.to && change.from?.replace(articles, '').toLowerCase() === from.toLowerCase()) ||
    !cards.some((card) => patternOf(from).test(card.text))
  )
    return undefined;
  const to = analyseText(before).words.find(
    ({ pos, lower }) => (pos === 'NOUN' || pos === 'PROPN') && !/^(?:names?|wait|no|ok)$/.test(lower),
  );
  return to && isSameSort(from, to.text) ? { what: 'replace', from, to: to.text } : undefined;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The whole word, also with an ending: "queens bathroom". */
const patternOf = (word: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}'])${escaped(word)}(?=(?:['’]?s)?(?![\p{L}]))`, 'giu');

const isShouted = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
const unshouted = (text: string): string =>
  text.replaceAll(/\p{Lu}{2,}/gu, (word) => (isShouted(word) ? word.toLowerCase() : word));

/** "mr FLUSH" is Mr Flush. */
export const asName = (text: string): string =>
  text
    .replace(articles, '')
    .split(/\s+/)
    .map(
      (word) =>
        word.charAt(0).toUpperCase() + unshouted(word.slice(0, 1).toUpperCase() + word.slice(1)).slice(1),
    )
    .join(' ');

function replaced(cards: IdeaCard[], from: string, to: string): Changed {
  const bare = to.replace(articles, '');
  // "mr" inside "Mr Flush": the whole name is put right, and not doubled.
  const isInside = patternOf(from).test(bare);
  const whole = patternOf(bare);
  let count = 0;
  const after = cards.map((card) => {
    const target = isInside && whole.test(card.text) ? whole : patternOf(from);
    const text = card.text
      .replaceAll(target, bare)
      .replaceAll(/\b(an?) (?=\p{L})/giu, (_, article: string, at: number, all: string) => {
        const vowel = /^[aeiou]/i.test(all.slice(at + article.length + 1));
        const right = vowel ? 'an' : 'a';
        return `${/^A/.test(article) ? right.charAt(0).toUpperCase() + right.slice(1) : right} `;
      });
    if (text !== card.text) count++;
    return text === card.text ? card : { ...card, text };
  });
  return { cards: after, what: count > 1 ? 'everywhere' : 'replaced', to };
}

const namedAs =
  /\b((?:called|named|name is|name's|names) )((?:(?:mr|mrs|miss|ms|dr|sir|king|queen|captain|princess|prince)\.? )?\p{L}+)/iu;

/** Another name, where the old one was not said. */
function renamed(cards: IdeaCard[], to: string, family: Family): Changed {
  const who = cards.find(({ slot, text }) => slot === 'who' && namedAs.test(text));
  const old = who && namedAs.exec(who.text)?.[2];
  if (old && !isOnCards(cards, to) && old.toLowerCase() !== to.toLowerCase()) return replaced(cards, old, to);
  if (isOnCards(cards, to)) return { ...replaced(cards, to.replace(articles, ''), to), what: 'everywhere' };
  const card = newCard(cards, { slot: 'who', text: to }, { family });
  return { cards: [...cards, card], what: 'added', to, label: card.label };
}

/** "change the ending so that he wins": the card of that part says that now. */
function rewritten(
  cards: IdeaCard[],
  { text, part, slot, family }: { text: string; part: TalkPart; slot: string | undefined; family: Family },
): Changed {
  const meant = slot ?? part.slots?.[0]?.name ?? cards.at(-1)?.slot ?? 'idea';
  const target = cards.findLast((card) => card.slot === meant);
  if (!target) {
    const card = newCard(cards, { slot: meant, text }, { family });
    return { cards: [...cards, card], what: 'added', to: text, label: card.label, slot: meant };
  }
  // "make it a girl", of "a boy who can fly": who can fly stays.
  const head = /^(?:an?|the|my) .*?(?= (?:who|that|which|with|called|named)\b)/iu.exec(target.text)?.[0];
  const kept = head && text.split(/\s+/).length <= 3 ? text + target.text.slice(head.length) : text;
  return {
    cards: cards.map((card) => (card.id === target.id ? { ...card, text: kept } : card)),
    what: 'rewritten',
    to: text,
    label: target.label,
    slot: meant,
  };
}

/** "the WHOLE story has a king", where it has one already. */
const isOnCards = (cards: IdeaCard[], fresh: string): boolean =>
  fresh.split(/\s+/).length <= 3 &&
  cards.some(({ text }) => patternOf(fresh.replace(articles, '')).test(text));

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** "get rid of the bit that says i just told you": the longest run of words that a card has, too. */
function sharedRun(text: string, cards: IdeaCard[]): string | undefined {
  const words = wordsOf(text);
  for (let size = Math.min(8, words.length); size >= 3; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const run = words.slice(at, at + size).join(' ');
      if (cards.some((card) => patternOf(run).test(card.text))) return run;
    }
  return undefined;
}

const cardWith = (cards: IdeaCard[], words: string | undefined): IdeaCard | undefined =>
  words === undefined ? undefined : cards.findLast(({ text }) => patternOf(words).test(text));

/** A thing of less than half of its card is cut out of it; else the whole card goes. */
function removed(cards: IdeaCard[], from: string | undefined, slot: string | undefined): Changed {
  const target =
    cardWith(cards, from) ??
    (slot ? cards.findLast((card) => card.slot === slot) : undefined) ??
    cards.at(-1);
  if (!target) return { cards, what: 'removed' };
  const share = from ? from.split(/\s+/).length / target.text.split(/\s+/).length : 1;
  if (from && patternOf(from).test(target.text) && share < 0.4) {
    const text = target.text
      .replace(
        new RegExp(
          String.raw`(?:,?\s*\b(?:and|in|on|with|from|at|of|the|an?|his|her|their|my)\b)*\s*${escaped(from)}`,
          'iu',
        ),
        '',
      )
      .trim();
    if (text.split(/\s+/).length >= 3)
      return {
        cards: cards.map((card) => (card === target ? { ...card, text } : card)),
        what: 'removed',
        label: target.label,
      };
  }
  return { cards: cards.filter((card) => card !== target), what: 'removed', label: target.label };
}

function moved(
  cards: IdeaCard[],
  { from, to, family }: { from: string | undefined; to: string | undefined; family: Family },
): Changed {
  const target = cardWith(cards, from) ?? cards.at(-1);
  if (!target || !to) return open(cards, target?.slot);
  const label = labelOf(family, to);
  return {
    cards: cards.map((card) => (card === target ? { ...card, slot: to, label } : card)),
    what: 'moved',
    label,
    slot: to,
  };
}

const open = (cards: IdeaCard[], slot: string | undefined): Changed => ({
  cards,
  what: 'open',
  slot,
  label: cards.findLast((card) => card.slot === slot)?.label,
});
