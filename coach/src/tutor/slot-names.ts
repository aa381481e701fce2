import { type InterviewKind, interviews } from './interview/interview.ts';

/** How children call the parts of a text. */
const names: [slot: string, words: RegExp][] = [
  ['ending', /\b(?:ending|the end|ends?|ended|last (?:bit|part))\b/i],
  ['last line', /\b(?:ending|the end|last (?:bit|part|line))\b/i],
  ['other side', /\b(?:other side|against|counter ?-?arguments?)\b/i],
  ['answer', /\banswer\b/i],
  ['opinion', /\bopinion\b/i],
  ['reason', /\breasons?\b/i],
  ['evidence', /\b(?:proof|evidence)\b/i],
  ['who', /\b(?:who|character)\b/i],
  ['where', /\b(?:where|place|setting)\b/i],
  ['wants', /\b(?:what (?:he|she|they) wants?|wish)\b/i],
  ['trouble', /\b(?:trouble|problem|(?:goes|went) wrong)\b/i],
  ['tries', /\bwhat (?:he|she|they) (?:try|tries)\b/i],
  ['feeling', /\b(?:feelings?|how it felt)\b/i],
  ['how it feels', /\b(?:feels?|feelings?|mood)\b/i],
  ['surprise', /\b(?:best bit|surprise|fun facts?|good to know|interesting)\b/i],
  ['event', /\b(?:middle|events?|what happens|before the end)\b/i],
  ['detail', /\bdetails?\b/i],
  ['fact', /\bfacts?\b/i],
  ['small thing', /\bsmall (?:thing|detail)\b/i],
  ['comparison', /\b(?:like something|what it is like|simile|comparison)\b/i],
  ['image', /\bpicture\b/i],
  ['sound', /\bsounds?\b/i],
  ['topic', /\btopic\b/i],
];

/** "my answer is …", "the other side would be that …": the child says which part it is. */
const namesItself =
  /^\W*(?:(?:ok|okay|and|but|so|well|um|then)\W+)*(?:(?:my|the|one|another) (?:\p{L}+ )?(?:opinion|reason|proof|evidence|other side|answer|ending|setting|problem|topic)|what (?:goes|went) wrong)(?: (?:is|was|would be|will be|are|could be|would say|will say|says?|might say|may say))(?: (?:that|because))?\s+(?!not\b)/iu;

const tellsEnd =
  /^\W*(?:(?:and|then|ok|so|thanks|i think|maybe)\W+)*(?:it (?:ends|ended)|(?:in|by|at) the end|(?:the )?(?:end(?:ing)?|last (?:bit|part|line|thing))(?:'?s| is| can be| could be| should be| will be)|i (?:want to|will|'?ll|could|would|'?d like to) end (?:it )?with)\b(?=.*\s\S+\s\S)/i;

/** The part that a message names before telling it. */
export const slotToldByName = (message: string, interview: InterviewKind): string | undefined => {
  const named = namesItself.exec(message)?.[0] ?? tellsEnd.exec(message)?.[0];
  return named === undefined ? undefined : slotNamedIn(named, interview);
};

/** The part of the text that a message speaks of by name. */
export const slotNamedIn = (message: string, interview: InterviewKind): string | undefined =>
  names.find(
    ([slot, words]) => words.test(message) && interviews[interview].some(({ name }) => name === slot),
  )?.[0];

interface NamedPart {
  slot: string;
  /** The message says that something is not this part, or should not stand there. */
  isDenied: boolean;
  /** It says that something is this part, or should be put there. */
  isTarget: boolean;
}

/** All parts of the text that a message names, and what it says of them. */
export const partsNamedIn = (message: string, interview: InterviewKind): NamedPart[] =>
  [...interviews[interview], ...otherSlots].flatMap(({ name, label }) => {
    const words = names.find(([slot]) => slot === name)?.[1];
    const labelAt = message.search(
      new RegExp(String.raw`(?<!\p{L})${label.replaceAll(',', ',?')}(?!\p{L})`, 'iu'),
    );
    const at = labelAt >= 0 ? labelAt : words ? (words.exec(message)?.index ?? -1) : -1;
    if (at < 0) return [];
    const before = message.slice(0, at);
    const isDenied = denied.test(before) || (placedThere.test(before) && complains.test(message));
    return [{ slot: name, isDenied, isTarget: !isDenied && target.test(before) }];
  });

const otherSlots = [
  { name: 'event', label: 'What happens' },
  { name: 'detail', label: 'A detail' },
];
const denied =
  /\b(?:not|isn'?t|wasn'?t|aren'?t|ain'?t|never)(?: (?:really|even|an?|the|my|in|under|for))*\s*$/i;
const placedThere = /\b(?:in|under|as|says?)(?: (?:an?|the|my))?\s*$/i;
const complains = /\b(?:why|wrong|filed|(?:you|u) (?:put|wrote|have|'?ve)|you'?ve)\b/i;
const target =
  /\b(?:is|its|it['’]s|that['’]?s|was|are|in|under|for|as|into|to|with)(?: (?:really|just|actually|more of|like|an?|the|my))*\s*$/i;
