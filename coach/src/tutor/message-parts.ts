import { kindSaidIn } from './kind-of-text.ts';

/** A message taken apart: what it tells about the text, what it asks, and what it says about the talk itself. */
export interface MessageParts {
  /** In the child's own words; empty where the message tells nothing about the text. */
  told: string;
  asks: string[];
  /** "you still have Lucy on the card", "that is not what i said". */
  remarks: string[];
  /** "i told you", "that was how it ended": it has been said before. */
  isReminder: boolean;
  isThanks: boolean;
}

const lead = String.raw`(?:(?:ok(?:ay)?|so|but|and|wait|um+|also|then|hey|hm+|oh|well|no|yes|yeah|omg|ugh+|please|sorry|anyway|i mean)[ ,!]+)*`;
const from = (pattern: string): RegExp => new RegExp(`^${lead}(?:${pattern})`, 'iu');

const thanks = from(String.raw`(?:thanks?|thank ?you|thankyou|thx|ty|cheers)(?!\p{L})`);
/** "i just told you, emergencies": the words that follow are the answer. */
const reminded = new RegExp(
  String.raw`^${lead}(?:like )?(?:as )?i (?:just |already |literally |did |have )*(?:said|say|told (?:you|u|ya)|tell you|mentioned|answered|wrote|explained)(?: (?:that|it|this|so|you|u|already|before|just now|twice|like \p{L}+ times|it was|it))*(?![\p{L}'])[ ,.:;!-]*`,
  'iu',
);
/** "i said hello to him" belongs to a story, unless it repeats what was told. */
const weaklyReminded = new RegExp(
  String.raw`^${lead}i (?:said|say|answered|wrote|mentioned)(?! to| that i| hello| hi| bye| sorry| thank)[ ,]`,
  'iu',
);
const remindedLast =
  /[ ,.;]*(?:\blike )?\bi (?:just |already |literally )*(?:said|told (?:you|u)|mentioned|wrote|explained)(?: (?:that|it|so|you|already|before|just now|twice))*[ .!]*$/i;
/** "that IS the trouble", "that was how it ended": it points at what was said. */
const pointsBack = new RegExp(
  String.raw`^${lead}(?:that|this|thats|that's)(?: is| was|'s)?(?: what| how| where| why)?(?: the| my| it)? ?(?:trouble|problem|ending|ends?|ended|place|reason|idea|answer|opinion|it happens|happens|happened|happend|it is|it was|goes wrong|went wrong|they want|he wants|she wants|they do|he does|she does|i think|i mean|i meant|i said|it ends|it ended|(?:other |some )?people (?:would|might|will|could) say(?: against (?:it|me|that))?|(?:for )?the other side)(?!\p{L})[ ,.:;!-]*`,
  'iu',
);
const inTheTitle =
  /[ ,.]*\b(?:it'?s|it is|like it says|thats|that's) (?:already )?in the (?:title|name|question)[.! ]*/i;

const remark = new RegExp(
  [
    from(
      String.raw`(?:you|u|ur|your)(?:'re| are|'ve| have| did| do|r| have to| need to| should| got| keep| still| never| didn'?t| don'?t| aren'?t| just| already| not| even)*(?: to)? (?:(?:.{0,25} )?on (?:the|my|a) cards?|listen\w*|hear(?:d|ing)? me|wrong|ask\w* (?:me|that|this|it|the same|again|so)|forgot|missed|(?:be )?sorry|(?:write|wrote|put|note) (?:it|that|this) down|t(?:ell|old) me|understand\w* me|got it wrong|answer(?:ed)? (?:me|my)|repeat\w*)(?!\p{L})`,
    ).source,
    from(
      String.raw`(?:you|u) (?:still |never |keep |already |didn'?t |don'?t |just )+(?:have|ask\w*|listen\w*|tell|hear|heard|answer\w*|get it|got it|wrote|write|put|said|say\w*|understand|note\w*)(?!\p{L})`,
    ).source,
    from(
      String.raw`(?:just )?(?:write|put|add|note|save) (?:it|that|this)(?: down| in| on (?:a|the|my) card)(?!\p{L})`,
    ).source,
    from(String.raw`(?:stop|quit) (?:asking|saying|it)\b`).source,
    from(
      String.raw`(?:that'?s|thats|that is) all i (?:got|have|know|can think of)(?!\p{L})|(?:it|this|that) (?:just )?(?:feels|seems|sounds) (?:so |really |a bit |kind of |kinda )?(?:boring|dumb|stupid|lame|weird|wrong)(?!\p{L})`,
    ).source,
    from(String.raw`(?:my|the|that|this) (?:\p{L}+ )?cards? (?:is|are|says?|still|has)\b`).source,
    from(
      String.raw`(?:that'?s|thats|that is|it'?s|its) (?:not |wrong\b|not right|not true)(?:what i (?:said|meant|asked|want\w*)|(?:it|right|true|my \p{L}+|the \p{L}+)$|$)`,
    ).source,
    from(String.raw`(?:that'?s|thats) (?:why|what) i asked\b`).source,
    from(String.raw`i (?:just |already |did )*(?:asked|ask) (?:you|u)?\b`).source,
    from(String.raw`(?:i(?:'m| am|m) )?(?:not )?(?:done )?(?:repeating|repeat) myself`).source,
    from(String.raw`(?:it|this|that|you)(?:'s| is| are)? (?:the )?same (?:question|thing)`).source,
    from(
      String.raw`(?:i'?m|i am) (?:ok|okay|fine)\b.{0,40}\b(?:story|just|joking|kidding)\b|(?:i was |i'?m )?(?:just|only) (?:joking|kidding|playing|changing)\b`,
    ).source,
    from(String.raw`what[?! ]*$|huh[?! ]*$`).source,
  ].join('|'),
  'iu',
);

const asks = from(
  String.raw`(?:how|what|whats|what's|wot|wat|wut|why|where|wher|when|which|wich|who|whos|who's|is|are|am|do|does|dus|did|can|could|may|should|shouldn'?t|would|will|must|have|has|hav)(?: (?:i|you|u|it|its|this|that|my|the|there|they|he|she|we|do|does|did|is|are|to|much|many|long|should|can|would|have|a|an|even|tense|one|happens))?(?!\p{L})`,
);
const startsAsking = from(
  String.raw`(?:how|why|can|could|may|should|shouldn'?t|do|does|did|is|are|am|will|would|must) (?:i|you|u|it|this|that|my|we|to|do|does|many|much|long)(?!\p{L})|(?:can|could|should|does|would) (?:the|he|she|they|there)(?!\p{L})|(?:what|wat|wot|wut) (?:do|does|should|can|is|are|else|if i)(?!\p{L})|(?:isn'?t|aren'?t|wasn'?t|doesn'?t|don'?t) (?:that|this|it|i|you|we)(?!\p{L})|whats (?:the|a)\b|which (?:one|is|are|do|part|bit)(?!\p{L})|(?:when|where|who) (?:was|were|did|does)(?!\p{L})|(?:do|does|did) (?:they|he|she|people|everyone|all|some)(?!\p{L})|what(?:'?s| is) (?:it|that) called(?!\p{L})|who (?:is|are)\b`,
);

/** "friends?" offers an answer; "is it good?" asks. A question without its mark must look like one. */
const isAsked = (part: string): boolean =>
  part.endsWith('?')
    ? asks.test(part) ||
      /[ ,](?:right|yeah|ok)\?$/i.test(part) ||
      (part.split(/\s+/).length > 4 && !offers.test(part))
    : startsAsking.test(part);
const offers = from(
  String.raw`(?:i (?:don'?t|do not) know|idk|dunno|maybe|like|perhaps|because|cos)(?!\p{L})`,
);

/** "i didn't tell you about the monkeys yet": it is still to come. */
export const announces =
  /^(?:(?:but|wait|oh|and|hey|actually|ok)[ ,]+)*(?:i (?:didn'?t|haven'?t|never|still (?:have|need) to|forgot to) (?:even )?(?:told|tell|said|say|mention\w*)(?: you)?|can i (?:also )?tell(?: you)?)(?: about)? [^.!?]{2,40}[.!?]*$/;

const contentWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

const repeats = (text: string, earlier: string[]): boolean => {
  const known = new Set(earlier.flatMap(contentWords));
  return contentWords(text).some((word) => known.has(word)) || kindSaidIn(text) !== undefined;
};

const sentencesOf = (message: string): string[] =>
  message
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "did you know they have three hearts" tells. */
const tellsFact = from(
  String.raw`(?:did|do) (?:you|u) know,?(?: that)? (?!how|why|what|who|where|when|if|about|the answer|any|me\b|it\b)`,
);

/** What the child said earlier tells a reminder from a sentence of the story. */
export function partsOf(
  message: string,
  earlier: string[] = [],
  respell: (text: string) => string = (text) => text,
): MessageParts {
  const parts: MessageParts = { told: '', asks: [], remarks: [], isReminder: false, isThanks: false };
  const told: string[] = [];
  for (const sentence of sentencesOf(message)) {
    if (tellsFact.test(sentence) && sentence.split(' ').length > 4) {
      told.push(sentence.replace(tellsFact, '').replace(/\?+$/, ''));
      continue;
    }
    if (thanks.test(sentence)) {
      parts.isThanks = true;
      const rest = sentence.replace(thanks, '').replace(/^[ ,.!]+/, '');
      if (/^(?:for|so much|a lot|very much|teacher|coach|again|you)\b/i.test(rest) || rest.length < 4)
        continue;
      told.push(rest);
      continue;
    }
    const isWeak = weaklyReminded.test(sentence) && !repeats(sentence.replace(reminded, ''), earlier);
    const own = isWeak
      ? sentence
      : sentence
          .replace(inTheTitle, '')
          .replace(reminded, '')
          .replace(remindedLast, '')
          .replace(pointsBack, '');
    if (own !== sentence) {
      parts.isReminder = true;
      // What is left of it is the answer, said again.
      if (/\p{L}{2}/u.test(own)) told.push(own.trim());
    } else if (isAsked(respell(sentence)) && /\p{L}+ .*\?$/u.test(sentence)) parts.asks.push(sentence);
    else if (remark.test(sentence)) parts.remarks.push(sentence);
    else if (isAsked(respell(sentence))) parts.asks.push(sentence);
    else told.push(sentence);
  }
  parts.told = told
    .join(' ')
    .replace(/^[ ,.!?]+/, '')
    .trim();
  return parts;
}
