import { contentWords } from '../already-told.ts';

/** Things a child could write about and has not decided on, each in its own words. */
export interface Alternatives {
  options: string[];
  /** What is told besides. */
  rest: string;
  /** All that is said besides. */
  said: string;
}

/** Here a few words name a thing. */
const namedByPhrase = new Set(['topic', 'subject', 'who', 'where', 'moment', 'wants', 'opinion']);
/** Here a whole thought may be one of two, where the child says that it is not sure. */
const namedByThought = new Set(['opinion', 'moment', 'trouble', 'tries', 'ending']);

const lead =
  /^(?:(?:um+|uh+|hm+|well|ok(?:ay)?|so|oh|maybe|perhaps|probably|possibly|either|like|about|idk|dunno|(?:i(?:'?m| am) )?not (?:really )?sure(?: yet)?(?: if| whether| about)?|i (?:don'?t|do not) know(?: yet)?(?: if| whether)?|i(?:'?m| am)? think(?:ing)?(?: of| about| maybe)?|i (?:could|might|may|can|will|would like to|want to|wanna)(?: maybe)?(?: do| write about| explain| pick| choose| have| use| describe)?|its|it's|(?:it|my \p{L}+|the \p{L}+)(?: is| are| could be| might be| may be| can be| will be)(?: about| either)?|(?:could|might|may) be)(?![\p{L}'])[\s,:]*)+/iu;
const isUnsure =
  /\b(?:maybe|perhaps|either|could|might|not (?:really )?sure|idk|dunno|don'?t know|torn|(?:can'?t|cannot) (?:decide|choose|pick)|if|whether)\b/i;
const between =
  /^(?:(?:i(?:'?m| am)?|um+|so|well|ok|really|still|stuck|torn|can'?t|cannot|trying to|don'?t know how to|have to|to)\s+)*(?:decid(?:e|ing)|choos(?:e|ing)|pick(?:ing)?|torn|stuck)?\s*between\s+(.+?)\s+(?:and|or)\s+(.+)$/i;
/** What is only said about the choosing. */
const undecided =
  /\b(?:not sure|idk|dunno|don'?t know|can'?t (?:decide|choose|pick)|which (?:one|of|is|should|do|would)|what do you think|(?:you|u) (?:choose|pick|decide)|them both|both(?: of them)?|yet)\b/i;
const startsAnew =
  /(?<=[.!])\s+|\?\s+(?!or\b)|,\s+(?=(?:i|we|it|he|she|they|which|but|because|cos|not)\b)|\s+(?=(?:i (?:like|love|use|know|want|have)|which one|not sure|i (?:can'?t|don'?t))\b)/i;
const vague =
  /^(?:not|no|yes|so|both|whatever|anything|something(?: else| like that)?|some(?:one|body)(?: else)?|else|other|nothing|more)$/i;
const tellsSomething =
  /^(?:not|also|lmao|lol|then|what|which|how|would|should|could|can|is|are|do|does|leave|print|i|he|she|they|we|it|you|this|that|there'?s?|who|when|if)\b/i;
const holdsVerb =
  /\b(?:it'?s|i'?m|cos|because|when|is|are|was|were|has|have|had|will|can|should|be|do|does|did|goes|went|gets|got|makes?)\b/i;
/** "the slider pushes the left": between two things without a small word stands a verb. */
const secondThing =
  /\S+\s+(?!(?:and|of|in|on|at|with|under|from|for|to|by|near|behind|inside|about|like|all|called)\s)\S+\s+(?:the|an?|my|his|her|our|their)\s/i;
/** "what you mean, the water or the people?" asks back, and "more or less" names nothing. */
const asksCoach =
  /^\W*(?:(?:um+|ok|and|but|wait|so)\W+)*(?:what|which|how|would|should|shud|where|why|who|wdym|do (?:you|u)|is it|small)\b|\b(?:you|u) mean\b|\bspell|\b(?:more or less|or (?:whatever|anything|not|no|so))\b|\b\d+ or \d+\b/i;
const mostBefore = 3;
const mostWords = { phrase: 6, thought: 9 };
const mostOptions = 4;

/** "could be a tap, could be a bell": said without "or". */
const withOr = (text: string): string =>
  text
    .replace(/\?\s*(?=or\b)/gi, ' ')
    .replace(/,?\s+(?:or )?(?:(?:it )?(?:could|might|may) be|maybe)\s+/gi, (match, at: number) =>
      isUnsure.test(text.slice(0, at)) || /\bor\b/i.test(match) ? ' or ' : match,
    );

const isOption = (text: string, slot: string, isThought: boolean): boolean => {
  const words = text.split(/\s+/).length;
  if (contentWords(text).length === 0 || vague.test(text)) return false;
  if (isThought) return words <= mostWords.thought;
  return (
    namedByPhrase.has(slot) &&
    words <= mostWords.phrase &&
    !tellsSomething.test(text) &&
    !holdsVerb.test(text) &&
    !secondThing.test(text)
  );
};

/** "they should be banned or allowed": the second thought begins like the first. */
const completed = (options: string[]): string[] => {
  const opening = /^.*\b(?:should|must|will|can|could)(?: not)?(?: be)?\s+(?=\S+$)/i.exec(
    options[0] ?? '',
  )?.[0];
  return opening
    ? options.map((option, at) => (at === 0 || tellsSomething.test(option) ? option : `${opening}${option}`))
    : options;
};

/** Two or more things that a child names and has not chosen from: "the zip or my headphones". */
export function alternativesIn(message: string, slot: string): Alternatives | undefined {
  const text = withOr(message.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim());
  const clauses = text.split(startsAnew).filter((clause) => clause?.trim());
  if (asksCoach.test(text)) return undefined;
  const at = clauses.findIndex((clause) => /\bor\b/i.test(clause) || between.test(clause));
  const clause = clauses[at]?.trim().replace(/[.!?,;\s]+$/, '');
  const isLed = clauses.slice(0, at).some((each) => each.trim().split(/\s+/).length > mostBefore);
  if (clause === undefined || isLed) return undefined;
  const pair = between.exec(clause);
  const bare = pair ? `${pair[1]} or ${pair[2]}` : clause.replace(lead, '');
  const options = bare
    .split(/\s*,?\s*\bor\b\s*(?:else\s+)?(?:maybe\s+|even\s+)?|\s*,\s*/i)
    .map((option) => option.replace(lead, '').trim())
    .filter((option) => option !== '' && !vague.test(option));
  const isThought = namedByThought.has(slot) && (isUnsure.test(clause) || pair !== null);
  if (options.length < 2 || options.length > mostOptions) return undefined;
  if (!options.every((option) => isOption(option, slot, isThought))) return undefined;
  const rest = clauses
    .filter((each, place) => place !== at && !undecided.test(each) && contentWords(each).length > 1)
    .join(' ');
  const said = clauses.filter((_, place) => place !== at).join(' ');
  return { options: isThought ? completed(options) : options, rest, said };
}
