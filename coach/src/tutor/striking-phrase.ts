import { analyseText, isKnownWord, zipfOf } from '../parse/index.ts';
import { keyPhrases } from './key-phrase.ts';
import { withoutFiller } from './notes.ts';
import { quotesFrom } from './quotes.ts';

const longest = 8;
const tooFrequent = 4.4;
const shortAnswer = 3;

/** Small words that children type without their capital or their apostrophe, and that say nothing by themselves. */
const careless =
  /\b(?:\w+er|more|less) then\b|\bto (?:big|small|much|many|late)\b|(?<![\p{L}'])(?:i|im|ive|dont|cant|wont|didnt|isnt|thats|whats|its|hes|shes|theres|wheres|whos|lets|theyre|youre|u|ur|r|n|y)(?![\p{L}'])/u;
const empty =
  /^(?:yes|yeah|yep|no|nope|ok|okay|maybe|idk|dunno|nothing|something|stuff|things?|everything|anything|them|it|that|this|there|both|lol|haha+|good|bad|nice|cool|fine|he|she|they|me|us|all|none|never|always|not sure|i guess|me too|same)$/i;

/** A misspelling is never given back as if it were fine. */
export const isCleanlySpelt = (phrase: string): boolean =>
  !careless.test(phrase) &&
  (phrase.match(/[\p{L}'’-]+/gu) ?? []).every(
    (word) => /^\p{Lu}\p{Ll}+/u.test(word) || isKnownWord(word.toLowerCase().replace(/['’]s$/, '')),
  );

/** A name or a thing as common as "the bath" tells nothing of this one idea. */
function isTelling(phrase: string): boolean {
  const [first = '', second] = phrase.split(/\s+/);
  // A single word is half of something, and "Bolt fixes" half a sentence.
  if (
    second === undefined ||
    (/^\p{Lu}/u.test(first) && /^\p{Ll}/u.test(second) && !/^(?:The|An?|My|His|Her|Our|Their)$/.test(first))
  )
    return false;
  const content = analyseText(phrase).words.filter(({ isContent }) => isContent);
  return content.length >= 2 || content.some(({ lower, isName }) => !isName && zipfOf(lower) < tooFrequent);
}

/** Learners' slips are not given back, and neither is a whole message. */
const clauses = (message: string): string[] =>
  analyseText(message).grammarSlips.length > 0
    ? []
    : quotesFrom(message).filter(
        (phrase) => phrase.split(/\s+/).length >= 3 && phrase.length < message.length * 0.7,
      );

/** The piece of a message that is most its own, letter by letter; none where nothing should be quoted. */
export function strikingPhrase(message: string, said: string[]): string | undefined {
  const own = withoutFiller(message).replace(/[.!,\s]+$/, '');
  const length = own.split(/\s+/).length;
  const isNew = (phrase: string): boolean =>
    !said.some((turn) => turn.toLowerCase().includes(`“${phrase.toLowerCase()}”`));
  const isShort = length >= 2 && length <= shortAnswer;
  return [...(isShort ? [own] : []), ...keyPhrases(own).filter(isTelling), ...clauses(own)].find(
    (phrase) =>
      phrase.split(/\s+/).length <= longest &&
      /\p{L}{3}/u.test(phrase) &&
      !/["“”?\n]/.test(phrase) &&
      !empty.test(phrase) &&
      isCleanlySpelt(phrase) &&
      isNew(phrase),
  );
}
