import type { MessagePart } from '../understanding/index.ts';
import {
  adjustMessageAct,
  asksSomething,
  firstPersonQuestion,
  type PartContext,
} from './adjust-message-act.ts';
import { isOnlyRetraction, namesCardOnly } from './parse-idea-card-correction.ts';

/** What each part does in this talk: the reader's judgement, with what the talk itself says about it. */
export function adjustActsByConversation(
  parts: MessagePart[],
  talk: Omit<PartContext, 'isAlone'>,
): MessagePart[] {
  const heard = joinFragments(parts)
    .flatMap(withoutComplaints)
    .flatMap(questionCutOff)
    .map((part, _, all) => adjustMessageAct(part, { ...talk, isAlone: all.length === 1 }));
  return joinCorrections(joinQuestions(heard));
}

const longestFragment = 2;

/** "Principal", cut off from "maybe say it cost many money": a word or two without an end go on. */
function joinFragments(parts: MessagePart[]): MessagePart[] {
  const joined: MessagePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isFragment =
      last?.act === 'tells' &&
      last.text.split(/\s+/).length <= longestFragment &&
      !/[.,!?;:]\s*$/.test(last.text) &&
      (part.act === 'tells' || (part.act === 'asks' && !part.text.includes('?')));
    if (last && isFragment)
      joined[joined.length - 1] = {
        ...part,
        act: 'tells',
        text: `${last.text} ${part.text}`,
        sureness: Math.min(last.sureness, part.sureness),
      };
    else joined.push(part);
  }
  return joined;
}

/** What is said to the coach about what it noted or asked is never part of the text. */
const complains =
  /\b(?:i (?:just|already|literally|did) (?:just |already |literally )*(?:told|said|sed|say|answered)\b|i (?:told|said to|say|tell) (?:to )?(?:you|u)\b|(?:you|u) (?:didn'?t|don'?t|never|keep|still|always) (?:listen|hear|ask|say|said|put|change|wrote|write|read|understand|answer|praise|get it|got it|have (?:it|that|my))\w*|(?:you|u) (?:deleted|forgot|missed|wrote) (?:it|that|my|rubbish)\b|(?:you|u) got (?:it|that) wrong|(?:you|u) (?:just |already )*(?:said|asked|told me)\b|(?:you|u) keep \w+ing\b|stop (?:asking|saying|putting|telling)\b|my question (?:was|is)\b|i asked\b|that (?:doesn'?t|didn'?t) (?:really )?help\b|(?:it|card) still says|(?:first|last|one) card says|thats? (?:wrong|boring|not right)[.!]*$|^\W*(?:please |pls |can (?:you|u) )*fix it\W*$)/i;

const saysItWasSaid = /\bi\b.*\b(?:told|said|sed|say|tell|answered|gave|asked)\b|\bmy question\b/i;

const sureOfAct = 0.7;
const longestAskedOn = 4;
const mayBeComplaint = new Set<string>(['asks', 'asks-to-write', 'stuck', 'confused', 'social']);

/** "i just told you, he farts": the complaint is cut off, and the rest is told. */
function withoutComplaints(part: MessagePart): MessagePart[] {
  const isDoubtful = part.act === 'tells' || (mayBeComplaint.has(part.act) && part.sureness < sureOfAct);
  if (!isDoubtful || !complains.test(part.text) || firstPersonQuestion.test(part.text)) return [part];
  return part.text
    .split(/(?<=[,!.])\s+/)
    .map(
      (text): MessagePart =>
        complains.test(text)
          ? { ...part, text, act: saysItWasSaid.test(text) ? 'reminds' : 'objects', sureness: 1 }
          : { ...part, text },
    );
}

/** "maybe he forgets her name, would that be too obvious?": what stands before the question is told. */
function questionCutOff(part: MessagePart): MessagePart[] {
  const [, told, asked] =
    /^(.*\S)[,.;]\s+((?:but |and |or )?(?:(?:is|are|would|could|should|can|does|do|will) (?:that|it|this|i|he|she|they|you)\b|what'?s? |how (?:do|many|much|long|far)\b|why\b).*)$/iu.exec(
      part.text,
    ) ?? [];
  const mayAsk = part.act === 'asks' || (part.act === 'tells' && part.otherwise === 'asks');
  if (!mayAsk || !told || !asked || asksSomething.test(told) || told.split(/\s+/).length < 4) return [part];
  return [
    { ...part, text: told, act: 'tells', sureness: 1 },
    { ...part, text: asked, act: 'asks', sureness: 1 },
  ];
}

/** "like what? surveys and stuff?": a few words that end in a question mark go on with the question before them. */
function joinQuestions(parts: MessagePart[]): MessagePart[] {
  const joined: MessagePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const goesOn =
      last?.act === 'asks' &&
      part.act === 'tells' &&
      /\?\s*$/.test(part.text) &&
      part.text.split(/\s+/).length <= longestAskedOn;
    if (last && goesOn) joined[joined.length - 1] = { ...last, text: `${last.text} ${part.text}` };
    else joined.push(part);
  }
  return joined;
}

/** "the first card still says girl": what comes then should stand there. */
const saysWhatStands = /\b(?:still|card) says?\b|\b(?:you|u) (?:put|wrote)\b/i;
const longestCorrected = 4;
/** "no not Lucy", "its not in her bedroom": what should be there comes next. */
const saysOnlyNot =
  /^\W*(?:no\W+)?(?:(?:it|he|she|they|that)(?:'?s| is| was)? )?not [^\s.,!;]+(?: [^\s.,!;]+){0,3}\W*$/i;

/** "no not Lucy. SAM. a boy": what comes after a taking back says what should be there. */
function joinCorrections(parts: MessagePart[]): MessagePart[] {
  const joined: MessagePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isShort = part.text.split(/\s+/).length <= longestCorrected;
    const takesBack = last !== undefined && last.act !== 'tells' && isOnlyRetraction(last.text);
    const saysNot = last?.act === 'corrects' && saysOnlyNot.test(last.text);
    const saysWhat = part.act === 'tells' || (part.act === 'corrects' && isShort);
    const namesCard = last !== undefined && namesCardOnly.test(last.text);
    // "the card still says calm. can you change it to sad".
    const standing = /\bcards? (?:still )?says? (\p{L}+)\W*$/iu.exec(last?.text ?? '')?.[1];
    const wished = /\bchange it to (.+?)\W*$/i.exec(part.text)?.[1];
    if (last && (namesCard || (saysWhat && (takesBack || (saysNot && isShort)))))
      joined[joined.length - 1] = {
        ...part,
        act: 'corrects',
        text: `${last.text.replace(/\W+$/, '')}. ${part.text}`,
        change: { what: 'replace' },
      };
    else if (last && standing && wished)
      joined[joined.length - 1] = {
        ...part,
        act: 'corrects',
        text: `change ${standing} to ${wished}`,
        change: { what: 'replace' },
      };
    else if (
      last?.act === 'objects' &&
      saysWhatStands.test(last.text) &&
      part.act === 'tells' &&
      /^it(?:'?s| is)\b/i.test(part.text)
    )
      joined.push({
        ...part,
        act: 'corrects',
        text: part.text.replace(/^it(?:'?s| is)\b/i, 'make it'),
        change: { what: 'replace' },
      });
    else if (last?.act === 'corrects' && saysWhat && isShort && /^an? /i.test(part.text))
      joined.push({ ...part, act: 'corrects', text: `make it ${part.text}`, change: { what: 'replace' } });
    else joined.push(part);
  }
  return joined;
}
