import { findProfanity } from '../safety/profanity.ts';
import type { TalkPart } from '../understanding/index.ts';
import { declinesToTalk } from './care.ts';
import { isCorrectionOf } from './change-cards.ts';
import type { IdeaCard } from './conversation.ts';
import type { Family } from './interview/interview.ts';
import { potty } from './own-words.ts';
import { asksIfEnough } from './question-about.ts';
import { isBareTakingBack, readCorrection } from './read-correction.ts';
import { slotNamedIn, slotToldByName } from './slot-names.ts';
import { valenceOf } from './valence.ts';

interface Talk {
  family: Family;
  /** The part of the text that was asked about last. */
  asked: string | undefined;
  cards: IdeaCard[];
  isGrieving: boolean;
}

/** What each part does in this talk: the reader's judgement, with what the talk itself says about it. */
export function inThisTalk(parts: TalkPart[], talk: Talk): TalkPart[] {
  const heard = parts
    .flatMap(withoutComplaints)
    .flatMap(questionCutOff)
    .map((part, _, all) => actInTalk(part, { ...talk, isAlone: all.length === 1 }));
  return joinCorrections(joinQuestions(heard));
}

/** Two plain requests that must never be answered with "Yes, it is your text". */
const asksToWrite = /\b(?:write|finish|do) (?:it|this|that|my \p{L}+) for me\b/iu;
const asksToStop =
  /\b(?:be|am|are) (?:all )?(?:done|finished)\b|\bcan (?:i|we) (?:just |please )?(?:stop|finish|go|(?:start|begin)(?: now| writing| planning| it)*\W*$)/i;

/** What is said to the coach about what it noted or asked is never part of the text. */
const complains =
  /\b(?:i (?:just|already|literally|did) (?:just |already |literally )*(?:told|said|sed|say|answered)\b|i (?:told|said to|say|tell) (?:to )?(?:you|u)\b|(?:you|u) (?:didn'?t|don'?t|never|keep|still|always) (?:listen|hear|ask|say|said|put|change|wrote|write|read|understand|answer|praise|get it|got it|have (?:it|that|my))\w*|(?:you|u) (?:deleted|forgot|missed|wrote) (?:it|that|my|rubbish)\b|(?:you|u) got (?:it|that) wrong|(?:you|u) (?:just |already )*(?:said|asked|told me)\b|(?:you|u) keep \w+ing\b|stop (?:asking|saying|putting|telling)\b|my question (?:was|is)\b|i asked\b|that (?:doesn'?t|didn'?t) (?:really )?help\b|it still says|thats? (?:wrong|boring|not right)[.!]*$|fix it\b)/i;

const saysItWasSaid = /\bi\b.*\b(?:told|said|sed|say|tell|answered|gave|asked)\b|\bmy question\b/i;

const mayBeComplaint = new Set<string>(['asks', 'asks-to-write', 'stuck', 'confused', 'social']);

/** "i just told you, he farts": the complaint is cut off, and the rest is told. */
function withoutComplaints(part: TalkPart): TalkPart[] {
  const isDoubtful = part.act === 'tells' || (mayBeComplaint.has(part.act) && part.sureness < sureToTell);
  if (!isDoubtful || !complains.test(part.text)) return [part];
  return part.text
    .split(/(?<=[,!.])\s+/)
    .map(
      (text): TalkPart =>
        complains.test(text)
          ? { ...part, text, act: saysItWasSaid.test(text) ? 'reminds' : 'objects', sureness: 1 }
          : { ...part, text },
    );
}

/** "maybe he forgets her name, would that be too obvious?": what stands before the question is told. */
function questionCutOff(part: TalkPart): TalkPart[] {
  const [, told, asked] =
    /^(.*\S)[,.;]\s+((?:but |and |or )?(?:is|are|would|could|should|can|does|do|will) (?:that|it|this|i|he|she|they|you)\b.*)$/iu.exec(
      part.text,
    ) ?? [];
  if (part.act !== 'asks' || !told || !asked || asksSomething.test(told) || told.split(/\s+/).length < 4)
    return [part];
  return [
    { ...part, text: told, act: 'tells', sureness: 1 },
    { ...part, text: asked, sureness: 1 },
  ];
}

/** "which dog", in answer to a question, asks back. */
const asksBack = /^(?:which|what|who|why|how|where|when)\b/i;
const longestAskedBack = 4;

/** Below this it is not taken for a question or a doubt, where its form speaks against it. */
const unsure = 0.45;
const sureToAsk = 0.8;
const unsureJoke = 0.5;
const unsureCorrection = 0.3;
const feelingSlots = new Set(['feeling', 'how it feels']);

/** Below this, what sounds like talk about the talk is taken for that. */
const sureToTell = 0.7;
/** Words that speak to the coach, or of this talk. */
export const speaksOfTalk =
  /\b(?:you|u|ur|your|cards?|questions?)\b|\b(?:already|remember)\W*$|\bi (?:just |already |literally )*(?:say|said|sed|tell|told|ask|asked|mean|meant)\b|\bhelp\b/i;
const asksSomething =
  /^(?:(?:and|but|so|ok|also|or)\s+)*(?:what|who|why|how|where|when|which|is|are|was|do|does|did|can|could|should|would|will|have|has)\b/i;
const isStuckWith =
  /\bi (?:really |still |just )*(?:don'?t|do not|dunno|haven'?t|can'?t) (?:really |even )*(?:know|decided?|think of|have (?:a|any)|get)\b/i;
const belittlesItself =
  /\bi(?:'?m| am| was)(?: just| really| so| too| very| not)* (?:bad at|dumb|stupid|terrible|no good|rubbish|useless|hopeless|good at|smart enough)\b/i;
const asksOpinion = /^(?:and |but |so )*do (?:you|u) (?:think|reckon)\b/i;
const looksAsked = (text: string): boolean =>
  /\?|\b(?:what|why|how|which|where|who|help|tell me|explain)\b/i.test(text) || asksSomething.test(text);
const announces = /^(?:and |so |ok )*i (?:want|wanna|would like|'?d like) to (?:write|do|talk|tell)\b/i;
const imagines = /^(?:but |and |so |ok |or )*what if\b/i;
const weighsReaders = /\b(?:people|they|everyone|readers?|teacher|my|i)\b/i;
const sureToFeel = 0.7;
const yesOrNo = /^\W*(?:yes|yeah|yep|no|nope|nah|for|against)\W*$/i;
const greets = /^\W*(?:hi+|hello|hey|hiya)(?: \p{L}+)?\W*$/iu;
const didYouKnow = /^(?:and |but |oh |hey )*(?:did|do) (?:you|u) know (?:that )?/i;

function actInTalk(
  part: TalkPart,
  { family, asked = '', cards, isAlone, isGrieving }: Talk & { isAlone: boolean },
): TalkPart {
  const { act, text, sureness, otherwise } = part;
  const named = slotToldByName(text, family);
  if (named && act !== 'corrects')
    return { ...part, act: 'tells', slots: [{ name: named, share: 1 }], clauseSlots: [] };
  if (didYouKnow.test(text))
    return { ...part, act: 'tells', text: text.replace(didYouKnow, '').replace(/\?+$/, '') };
  const isAskedFor = family !== 'wellbeing' && feelingSlots.has(asked);
  if (act === 'feels' && isAskedFor) return { ...part, act: 'tells', slots: [{ name: asked, share: 1 }] };
  if (belittlesItself.test(text) && (act === 'feels' || act === 'tells'))
    return { ...part, act: 'doubts', sureness: 1 };
  if (asksOpinion.test(text)) return { ...part, act: 'asks', sureness: 1 };
  if (declinesToTalk.test(text)) return { ...part, act: 'declines' };
  if (act === 'asks' && asksToWrite.test(text)) return { ...part, act: 'asks-to-write' };
  if (act === 'asks' && asksToStop.test(text)) return { ...part, act: 'finished' };
  const isUnsure = sureness < unsure && !/\?/.test(text);
  // A sentence without a sign of asking tells something, or only says that it will.
  if (act === 'asks' && sureness < sureToAsk && !looksAsked(text))
    return { ...part, act: announces.test(text) || speaksOfTalk.test(text) ? 'agrees' : 'tells' };
  if (act === 'doubts' && isUnsure && !isAlone) return { ...part, act: 'agrees' };
  // Too unsure for a joke, and too long for one word.
  const isJoke = sureness >= unsureJoke || text.split(/\s+/).length < 3 || potty.test(text);
  if (act === 'plays' && !isJoke && findProfanity(text).length === 0) return { ...part, act: 'tells' };
  if (act === 'asks' && isCorrectionOf(part, cards))
    return { ...part, act: 'corrects', change: { what: 'replace' } };
  if (
    act === 'corrects' &&
    sureness < unsureCorrection &&
    !readCorrection(text) &&
    !slotNamedIn(text, family)
  )
    return { ...part, act: 'tells' };
  if (act === 'asks' && imagines.test(text) && !weighsReaders.test(text) && family === 'narrative')
    return { ...part, act: 'tells' };
  // "thats not true because …" answers the other side, and not the coach.
  if (act === 'objects' && family === 'persuasive' && /\b(?:because|cos)\b/i.test(text))
    return { ...part, act: 'tells' };
  if (
    act === 'feels' &&
    family !== 'wellbeing' &&
    !isGrieving &&
    sureness < sureToFeel &&
    valenceOf(text) === 'plain'
  )
    return { ...part, act: 'tells' };
  if (act === 'finished' && asksIfEnough.test(text.toLowerCase()))
    return { ...part, act: 'asks', sureness: 1 };
  if ((act === 'agrees' || act === 'declines') && asked === 'opinion' && yesOrNo.test(text))
    return { ...part, act: 'tells', slots: [{ name: 'opinion', share: 1 }] };
  if (act !== 'tells') return part;
  if (greets.test(text)) return { ...part, act: 'social' };
  if (asksBack.test(text) && text.split(/\s+/).length <= longestAskedBack)
    return { ...part, act: 'confused' };
  if (otherwise === 'stuck' && isStuckWith.test(text)) return { ...part, act: 'stuck' };
  if (isCorrectionOf(part, cards)) return { ...part, act: 'corrects', change: { what: 'replace' } };
  const isTalk =
    sureness < sureToTell &&
    !/^\W*(?:because|cos)\b/i.test(text) &&
    (otherwise === 'asks' ? looksAsked(text) : speaksOfTalk.test(text) || asksSomething.test(text));
  if (isTalk && otherwise && otherwise !== 'plays')
    return otherwise === 'corrects' && readCorrection(text)
      ? { ...part, act: 'corrects', change: { what: 'replace' } }
      : { ...part, act: otherwise === 'feels' || otherwise === 'corrects' ? 'objects' : otherwise };
  const isRude = text.split(/\s+/).length <= 6 && findProfanity(text).length > 0;
  return isRude ? { ...part, act: 'plays' } : part;
}

/** "like what? surveys and stuff?": a few words that end in a question mark go on with the question before them. */
function joinQuestions(parts: TalkPart[]): TalkPart[] {
  const joined: TalkPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const goesOn =
      last?.act === 'asks' &&
      part.act === 'tells' &&
      /\?\s*$/.test(part.text) &&
      part.text.split(/\s+/).length <= longestAskedBack;
    if (last && goesOn) joined[joined.length - 1] = { ...last, text: `${last.text} ${part.text}` };
    else joined.push(part);
  }
  return joined;
}

const longestCorrected = 4;

/** "no not Lucy. SAM. a boy": what comes after a taking back says what should be there. */
function joinCorrections(parts: TalkPart[]): TalkPart[] {
  const joined: TalkPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isShort = part.text.split(/\s+/).length <= longestCorrected;
    const takesBack = last !== undefined && last.act !== 'tells' && isBareTakingBack(last.text);
    const saysNot = last?.act === 'corrects' && /^\W*(?:no\W+)?not \S+\W*$/i.test(last.text);
    const saysWhat = part.act === 'tells' || (part.act === 'corrects' && isShort);
    if (last && saysWhat && (takesBack || (saysNot && isShort)))
      joined[joined.length - 1] = {
        ...part,
        act: 'corrects',
        text: `${last.text.replace(/\W+$/, '')}. ${part.text}`,
        change: { what: 'replace' },
      };
    else if (last?.act === 'corrects' && part.act === 'tells' && isShort && /^an? /i.test(part.text))
      joined.push({ ...part, act: 'corrects', text: `make it ${part.text}`, change: { what: 'replace' } });
    else joined.push(part);
  }
  return joined;
}
