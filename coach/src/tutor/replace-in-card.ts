import type { IdeaCard } from './conversation.ts';

export interface Replaced {
  text: string;
  /** A name that changes on the other cards, too. */
  renamed?: { from: RegExp; to: string };
}

const naming = /(?:(?:an?|the|my)\s(?:[\p{L}-]+\s){0,3}?)?(?:called|named)\s\p{L}+/iu;
const nameOf = (text: string): string | undefined =>
  /\b(?:called|named|name is|names)\s+(\p{L}+)/iu.exec(text)?.[1] ??
  /^(\p{Lu}\p{L}+)$/u.exec(text.trim())?.[1];

const described = /^(?:an?|the) (?:\p{L}+ )?\p{L}+(?= (?:who|who'?s|whose|that|called|named|with) )/iu;

const wordsOf = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\p{L})`, 'giu');

/** A shouted name is written like a name. */
const asName = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** The new words take the place of the old ones on the card, or of all that stands there. */
export function partOfReplaced({ slot, text }: IdeaCard, own: string, old: string | undefined): Replaced {
  const oldName = nameOf(text) ?? (old && /^\p{L}+$/u.test(old) ? old : undefined);
  const first = own.split(/[.,]\s*/)[0] ?? own;
  const bare = /^\p{L}+$/u.test(first) ? asName(first) : undefined;
  const newName = nameOf(own) ?? (slot === 'who' ? bare : undefined);
  const isSomebody = slot === 'who' && oldName !== undefined && newName !== undefined;
  const renamed = isSomebody ? { from: wordsOf(oldName), to: newName } : undefined;
  if (isSomebody && naming.test(own) && naming.test(text))
    return { text: text.replace(naming, naming.exec(own)?.[0] ?? own), ...(renamed && { renamed }) };
  if (isSomebody && bare) {
    // "no not Lucy. SAM. a boy": what comes after the name belongs to it.
    const kind = /[.,]\s*(an? .+?)[. ]*$/iu.exec(own)?.[1];
    const after = text.replaceAll(wordsOf(oldName), newName);
    return { text: kind ? `${kind} called ${newName}` : after, ...(renamed && { renamed }) };
  }
  // "i want it to be a girl": who it is changes, and what is told about them stays.
  const isBare = /^an? \p{L}+(?: \p{L}+)?$/iu.test(own);
  if (slot === 'who' && !old && isBare && described.test(text)) return { text: text.replace(described, own) };
  if (old && wordsOf(old).test(text) && own.split(/\s+/).length <= 5)
    return { text: text.replaceAll(wordsOf(old), own) };
  return { text: own, ...(renamed && { renamed }) };
}
