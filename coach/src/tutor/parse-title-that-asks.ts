import { analyseText, type Word } from '../parse/index.ts';

/** What a title such as "How do bees live?" asks to be explained. */
export interface ExplanationTopic {
  /** As it stands inside a question: "how bees live". */
  clause: string | undefined;
  /** Whom or what it is about: "bees". */
  subject: string | undefined;
}

const questionWord = /^(?:how|why|what (?:makes|causes|happens))\b/i;
const yesOrNo = /^(?:should|is|are|do|does|can|could|must|would|will)\b.*\?|^(?:should|do we need)\b/i;

/** "Should school start later?" can be answered with yes or no. */
export const isYesNoQuestion = (title: string): boolean => yesOrNo.test(title.trim());

const isNamed = ({ pos, lower }: Word): boolean =>
  ['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM'].includes(pos) || /^(?:my|your|our|their|its)$/.test(lower);

/** How many words at the start name the thing; none where the tagger takes the whole rest for one. */
function lengthOfSubject(words: Word[]): number {
  const end = words.findIndex((word) => !isNamed(word));
  if (end >= 0) return end;
  // "bees live", "kites fly": without a verb in sight the last word is the verb.
  return Math.max(words.length - 1, 0);
}

const withEnding = (verb: string): string =>
  /(?:s|x|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

const toChild: Record<string, string> = { i: 'you', my: 'your', me: 'you' };
const say = (some: Word[]): string =>
  some.map(({ text, lower, isName }) => toChild[lower] ?? (isName ? text : lower)).join(' ');

/** The rest of the title behind "how" or "why", with its verb where a statement has it. */
function statementOf(words: Word[]): { text: string; subject: string | undefined } {
  const [first, ...rest] = words;
  if (!first || first.lower === 'to') return { text: say(words), subject: undefined };
  const isTurned = /^(?:does|did|is|are|was|were|can|should)$/.test(first.lower);
  if (!isTurned) {
    // "why do leaves change colour": without "do" it is a statement.
    const stated = first.lower === 'do' ? rest : words;
    const length = lengthOfSubject(stated);
    return { text: say(stated), subject: length > 0 ? say(stated.slice(0, length)) : undefined };
  }
  const isBe = /^(?:is|are|was|were)$/.test(first.lower);
  // "the sky blue": a word that tells what it is like does not name it.
  const bare = lengthOfSubject(rest);
  const length = isBe && rest[bare - 1]?.pos === 'ADJ' && bare > 1 ? bare - 1 : bare;
  const subject = say(rest.slice(0, length));
  const verb = rest[length];
  if (subject === '' || (!isBe && !verb)) return { text: '', subject: undefined };
  const after = say(rest.slice(length + 1));
  // "how did the dinosaurs die": its verb would have to change.
  if (first.lower === 'did') return { text: '', subject };
  if (isBe || /^(?:can|should)$/.test(first.lower)) {
    const tail = say(rest.slice(length));
    return { text: `${subject} ${first.lower} ${tail}`.trim(), subject };
  }
  return { text: `${subject} ${withEnding(verb?.lower ?? '')} ${after}`.trim(), subject };
}

const mostWords = 9;

/** "Why is the sky blue?" explains why the sky is blue. */
export function explanationAskedInTitle(title: string): ExplanationTopic | undefined {
  const plain = title
    .replaceAll(/["“”?.!]/g, '')
    .replace(/^(?:explain(?:ing)?|an explanation of)\s+/i, '')
    .trim();
  const asking = questionWord.exec(plain)?.[0];
  if (!asking || plain.split(/\s+/).length > mostWords) return undefined;
  const behind = plain.slice(asking.length).trim();
  // "How a Seed Grows": capitals of a title are no names.
  const isTitled = behind.split(/\s+/).every((word) => /^\p{Lu}/u.test(word) || word.length <= 4);
  const { words } = analyseText(isTitled ? behind.toLowerCase() : behind);
  if (words.length === 0) return undefined;
  if (!/^(?:how|why)$/i.test(asking))
    return { clause: `${asking.toLowerCase()} ${behind.toLowerCase()}`, subject: undefined };
  const { text, subject } = statementOf(words);
  return { clause: text === '' ? undefined : `${asking.toLowerCase()} ${text}`, subject };
}
