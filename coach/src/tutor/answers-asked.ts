import { analyseText } from '../parse/index.ts';
import type { FoundSlot } from './find-slots.ts';
import type { Family } from './interview/interview.ts';
import { startsWhere } from './place-words.ts';
import { readStory } from './read-story.ts';
import { feelingWords } from './story-lexicon.ts';

const fewWords = 4;
/** In letters: with so much more around it, a name or a place is only mentioned. */
const shortest = 8;

/** "um yes cos they are cute", to a task that asks. */
export const takesSide =
  /^(?:(?:um+|well|ok|hm+|i think)[ ,]+)*(?:yes|yeah|yep|no|nope|nah|(?:dis)?agreed?|i (?:really )?(?:like|love|hate|agree|disagree))\b/i;

/** "he makes wings": somebody does something, which names no place and no wish. */
const isHappening =
  /^(?:(?:and|then|but) )*(?:(?:he|she|they|it|we|i)\s\p{L}+|(?:the|an?|my|her|his|their|one|every|some)\s(?:\p{L}+\s){1,3}(?:is|are|was|were|\p{L}+[^s\s]s|\p{L}+ed)(?!\p{L})|\p{Lu}\p{L}+\s(?!called|named|who)\p{Ll}+)/u;

const relative =
  /^(?:an?|the|my|two|three) (?:\p{L}+ ){1,4}?(?:(?:called|named) \p{L}+ )?(?:who|who'?s|whose|that)\s/iu;

/** Whether a message answers what was asked, and does not tell something else instead. */
export function answersAsked(
  asked: string,
  message: string,
  { told, family }: { told: FoundSlot[]; family: Family },
): boolean {
  const own = message.trim();
  // "a wolf who cant howl" says who it is.
  if (asked === 'who' && family === 'narrative' && relative.test(own)) return true;
  // "biscuit gets lost at the beach" tells what happens; the place in it is found by itself.
  const isPart = told.some(({ name, text }) => name === asked && text.length + shortest < own.length);
  if (
    isPart &&
    told.some(({ name, isPlain }) => isPlain && name !== asked) &&
    (asked === 'where' || asked === 'who')
  )
    return false;
  if (isPart && asked === 'who' && family === 'recount') return false;
  if (told.some(({ name }) => name === asked)) return true;
  const words = own.split(/\s+/);
  const isFew = words.length <= fewWords;
  const tellsOther = told.some(({ isPlain }) => isPlain);
  if (asked === 'who')
    return !startsWhere.test(own) && (readStory(message).characters.length > 0 || (isFew && !tellsOther));
  if (asked === 'where')
    return (
      startsWhere.test(own) ||
      (!tellsOther &&
        (isFew || !tellsEvent(own)) &&
        !isHappening.test(own) &&
        readStory(message).characters.length === 0)
    );
  if (asked === 'wants')
    return !startsWhere.test(own) && !tellsOther && !isHappening.test(own) && !isOnlyFeeling(words);
  // A bare place or name isn't an event.
  if (asked === 'trouble' || asked === 'tries' || asked === 'ending')
    return !tellsOther && !(isFew && startsWhere.test(own));
  return !tellsOther;
}

/** "hawaii and under the sea" names places, with no verb. */
export const tellsEvent = (own: string): boolean =>
  analyseText(own).words.some(({ pos }) => pos === 'VERB' || pos === 'AUX');

const isOnlyFeeling = (words: string[]): boolean =>
  words.length === 1 && feelingWords.has(words[0]?.toLowerCase() ?? '');
