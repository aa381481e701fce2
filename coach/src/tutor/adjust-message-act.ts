import { findProfanity } from '../safety/profanity.ts';
import type { Act, ClassifyQuestion, MessagePart } from '../understanding/index.ts';
import { toiletHumourWords } from '../word-lists/toilet-humour-words.ts';
import { isOnCards } from './card-edits.ts';
import { declinesToTalkPattern } from './comfort-child.ts';
import type { IdeaCard } from './conversation.ts';
import type { InterviewKind } from './interview/interview.ts';
import { isCorrectionOf } from './is-idea-card-correction.ts';
import { argumentTextKinds, textKindNamed } from './kind-of-text.ts';
import { type ParsedCorrection, parseCorrection } from './parse-idea-card-correction.ts';
import { slotNamedIn, slotToldByName } from './slot-names.ts';
import { toneOfMessage } from './tone.ts';
import { asksIfEnough } from './topic-of-child-question.ts';

/** The talk that a part stands in. */
export interface PartContext {
  interview: InterviewKind;
  /** The part of the text that was asked about last. */
  asked: string | undefined;
  cards: IdeaCard[];
  /** The coach's last words. */
  said: string;
  isGrieving: boolean;
  /** Whether a correction is plainly about one of the cards. */
  meansCard: (part: MessagePart) => boolean;
  /** Nothing else is said in the message. */
  isAlone: boolean;
  classifyQuestion: ClassifyQuestion;
}

/** Below these an act is not believed where the form of the words speaks against it. */
const sureness = {
  tells: 0.7,
  objects: 0.6,
  asks: 0.8,
  corrects: 0.5,
  feels: 0.7,
  doubts: 0.45,
  plays: 0.5,
  social: 0.75,
  question: 0.5,
};

/** So long a line is more likely an argument than a complaint. */
const longArgument = 6;
const longAnswer = 6;

/** "i didnt tell you about the monkeys yet": the child has more to say. */
export const hasMoreToTell = /\b(?:did|have|has|was|am|is)(?:n'?t| not)\b.*\byet\b/i;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** What is said of the cards or the questions is never an idea. */
export const cardOrQuestionWords =
  /\b(?:cards?|questions?|the title|sarcasm|not an? (?:idea|fact|reason)|take (?:it|that) (?:off|out)|(?:you|u) (?:said|asked|left|put|wrote|keep|never|didn'?t))\b/i;

/** Words that speak to the coach, or of this talk. */
export const wordsToTheCoach =
  /\b(?:you|u|ur|your|cards?|questions?)\b|\b(?:already|remember)\W*$|\bi (?:just |already |literally )*(?:say|said|sed|tell|told|ask|asked|mean|meant)\b|\bhelp\b/i;
export const asksSomething =
  /^(?:(?:and|but|so|ok|also|or|wait|um)\s+)*(?:(?:what|who|why|how|where|when|which)(?:'?s|'?re)?|is|isn'?t|are|r|was|do|does|did|can|could|should|would|will|have|has|am)\b/i;
const looksAsked = (text: string): boolean =>
  /\?|\b(?:which|help|tell me|explain)\b|\b(?:are they|is it|do they|does it)\W*$/i.test(text) ||
  asksSomething.test(text);

/** Believed for the form of its words: where it is taken for an idea then, nobody can be sure. */
const as = (part: MessagePart, act: Act): MessagePart => ({
  ...part,
  act,
  sureness: act === 'tells' ? Math.min(part.sureness, doubtful) : part.sureness,
});
const doubtful = 0.25;
const asCorrection = (part: MessagePart): MessagePart => ({
  ...part,
  act: 'corrects',
  change: { what: 'replace' },
});
const toldOf = (part: MessagePart, slot: string): MessagePart => ({
  ...part,
  act: 'tells',
  sureness: 1,
  slots: [{ name: slot, share: 1 }],
  clauseSlots: [],
});

const didYouKnow = /^(?:and |but |oh |hey )*(?:did|do) (?:you|u) know (?:that )?/i;
const asksOpinion = /^(?:and |but |so )*do (?:you|u) (?:think|reckon)\b/i;
const belittlesItself =
  /\bi(?:'?m| am| was)(?: just| really| so| too| very| not)* (?:bad at|dumb|stupid|terrible|no good|rubbish|useless|hopeless|good at|smart enough)\b/i;

const mayBelittle = new Set<Act>(['feels', 'tells', 'objects', 'stuck']);
const callsCardWrong = /\bcards?\b.*\bwrong\b/i;

/** What a part does in this talk: plain forms first, then what the reader judged, where its words bear it out. */
export function adjustMessageAct(part: MessagePart, talk: PartContext): MessagePart {
  const { act, text } = part;
  const named = slotToldByName(text, talk.interview);
  if (named && !(act === 'corrects' && parseCorrection(text))) return toldOf(part, named);
  if (didYouKnow.test(text))
    return { ...part, act: 'tells', sureness: 1, text: text.replace(didYouKnow, '').replace(/\?+$/, '') };
  if (belittlesItself.test(text) && mayBelittle.has(act)) return { ...part, act: 'doubts', sureness: 1 };
  if (callsCardWrong.test(text) && slotNamedIn(text, talk.interview)) return asCorrection(part);
  if (talk.interview === 'wellbeing' && fears.test(text) && !talk.isGrieving) return as(part, 'feels');
  if (asksOpinion.test(text)) return { ...part, act: 'asks', sureness: 1 };
  if (declinesToTalkPattern.test(text)) return as(part, 'declines');
  return reconsidered[act]?.(part, talk) ?? part;
}

/** What is to be put right stands on a card, or was not named. */
const isAboutCards = ({ from }: ParsedCorrection, cards: IdeaCard[]): boolean =>
  from === undefined || isOnCards(cards, from);

const namesChange = /\b(?:cards?|wrong|change|not|instead|should|fix|isn'?t|swap)\b/i;

const reconsidered: Partial<Record<Act, (part: MessagePart, talk: PartContext) => MessagePart>> = {
  tells: whatIsTold,
  asks: whatIsAsked,
  feels: whatIsFelt,
  corrects: (part, { interview, cards, meansCard }) => {
    // Nothing is there yet to be put right.
    if (cards.length === 0 && part.change?.what !== 'kind' && !textKindNamed(part))
      return { ...part, act: 'tells' };
    const speaksOfCard = namesChange.test(part.text) && slotNamedIn(part.text, interview);
    const read = parseCorrection(part.text);
    const isDoubtful = part.sureness < sureness.corrects && !speaksOfCard && !meansCard(part);
    return isDoubtful && (!read || !isAboutCards(read, cards)) ? as(part, 'tells') : part;
  },
  doubts: (part, { isAlone }) =>
    part.sureness < sureness.doubts && !isAlone && !/\?/.test(part.text)
      ? as(part, wordCount(part.text) >= longAnswer ? 'tells' : 'agrees')
      : part,
  // "thats not true because …" answers the other side, and not the coach.
  objects: (part, { interview }) =>
    interview === 'persuasive' &&
    (/\b(?:because|cos)\b/i.test(part.text) ||
      (part.sureness < sureness.objects &&
        wordCount(part.text) >= longArgument &&
        !hasMoreToTell.test(part.text)))
      ? as(part, 'tells')
      : part,
  finished: (part) =>
    asksIfEnough.test(part.text.toLowerCase()) ? { ...part, act: 'asks', sureness: 1 } : part,
  plays: (part) =>
    part.sureness < sureness.plays && wordCount(part.text) >= 3 && !isRude(part.text)
      ? as(part, 'tells')
      : part,
  stuck: (part) =>
    wordCount(part.text) >= longAnswer && !saysStuck.test(part.text) && !isStuckWith.test(part.text)
      ? as(part, 'tells')
      : part,
  confused: (part, talk) => (isOfTheWorld(part.text, talk) ? as(part, 'asks') : part),
  agrees: smallWord,
  declines: smallWord,
  social: smallWord,
};

export const isRude = (text: string): boolean =>
  toiletHumourWords.test(text) || findProfanity(text).length > 0;

const yesOrNo = /^\W*(?:yes|yeah|yep|no|nope|nah|for|against)\W*$/i;
/** What small talk is made of; a word beside these may be the answer: "cheese lol". */
const smallTalk =
  /\b(?:o+k+|okay|fine|yes|yeah|yep|yay|no|nope|nah|then|sure|thanks?|thank|thx|ty|you|u|hi+|hello|hey|bye|goodbye|cya|see|ya|lo+l|(?:ha)+h?|(?:he){2,}|lmao|um+|uh+|hm+|so|well|fair|enough|good|great|cool|nice|wow|right|alright|true|got|it|i|that|thats|wait|actually|oh|ouch|teacher|miss|please|pls|sorry|is|me|my|morning|now|all|a|the|to|and|have|day|sir)\b/gi;

function smallWord(part: MessagePart, { asked }: PartContext): MessagePart {
  const { act, text } = part;
  if (asked === 'opinion' && act !== 'social' && yesOrNo.test(text)) return toldOf(part, 'opinion');
  const rest = text.replaceAll(smallTalk, ' ').match(/\p{L}{3,}/gu) ?? [];
  const isAnswer = act === 'social' && part.sureness < sureness.social && asked !== undefined;
  return rest.length > 0 && isAnswer && !isRude(text) && !looksAsked(text) ? as(part, 'tells') : part;
}

const asksToWrite = /\b(?:write|finish|do) (?:it|this|that|my \p{L}+) for me\b/iu;
const asksToStop =
  /\b(?:be|am|are) (?:all )?(?:done|finished)\b|\bcan (?:i|we) (?:just |please )?(?:stop|finish|go|(?:start|begin)(?: now| writing| planning| it)*\W*$)/i;
const asksToChange =
  /\b(?:can|could|will|would) (?:you|u|i)\b.*\b(?:fix|change|delete|remove|take .*(?:off|out|away)|rub|move)\b/i;
const announces = /^(?:and |so |ok )*i (?:want|wanna|would like|'?d like) to (?:write|do|talk|tell)\b/i;
const imagines = /^(?:but |and |so |ok |or )*what if\b/i;
const weighsReaders = /\b(?:people|they|everyone|readers?|teacher|my|i)\b/i;

function whatIsAsked(part: MessagePart, { interview, cards }: PartContext): MessagePart {
  const { text } = part;
  if (asksToWrite.test(text)) return as(part, 'asks-to-write');
  if (asksToStop.test(text)) return asksIfEnough.test(text.toLowerCase()) ? part : as(part, 'finished');
  if (isCorrectionOf(part, cards) || (cards.length > 0 && asksToChange.test(text))) return asCorrection(part);
  if (imagines.test(text) && !weighsReaders.test(text) && interview === 'narrative') return as(part, 'tells');
  if (part.sureness >= sureness.asks || looksAsked(text)) return part;
  // A sentence without a sign of asking tells something, or only says that it will.
  return as(part, announces.test(text) || wordsToTheCoach.test(text) ? 'agrees' : 'tells');
}

const feelingSlots = new Set(['feeling', 'how it feels']);
const isOver = /\b(?:i|we) (?:felt|was|were|got)\b/i;

/** A feeling that was asked for, or that belongs to what happened then, is told. */
const fears = /^(?:\S+ ){0,3}what if\b/i;

function whatIsFelt(part: MessagePart, { interview, asked = '', isGrieving }: PartContext): MessagePart {
  if (interview === 'wellbeing') return part;
  if (feelingSlots.has(asked)) return toldOf(part, asked);
  if (isGrieving) return part;
  if (interview === 'recount' && isOver.test(part.text)) return toldOf(part, 'feeling');
  return part.sureness < sureness.feels && toneOfMessage(part.text) === 'plain' ? as(part, 'tells') : part;
}

const saysStuck =
  /\b(?:idk|dunno|stuck|help|no ideas?|not sure|unsure|decided?|can'?t think|know how|know what|know where|hard)\b/i;
const nothingMore =
  /^\W*(?:(?:there(?:'?s| is) )?nothing (?:else|more)(?: to say)?|that(?:'?s| is) (?:it|all)(?: i (?:know|have|got))?)\W*$/i;

/** "who discovered sleep", in a report: asked about the world, and not about the coach's words. */
const isOfTheWorld = (
  text: string,
  { interview, asked }: Pick<PartContext, 'interview' | 'asked'>,
): boolean =>
  (interview === 'report' || interview === 'explanation') &&
  // "how bees live" says what it will be about.
  (asked !== 'topic' || text.includes('?')) &&
  /^(?:who|when|where|why|how)\b/i.test(text.trim()) &&
  wordCount(text) >= 3 &&
  !/\b(?:you|u|i|my|mean)\b/i.test(text);

/** "which dog", in answer to a question, asks back. */
const asksBack = /^(?:which|what|who|why|how|where|when)\b/i;
const longestAskedBack = 4;
const greets = /^\W*(?:hi+|hello|hey|hiya)(?: \p{L}+)?\W*$/iu;
const concedes =
  /^\W*(?:fair enough|good point|i see|got it|alright|ok(?:ay)? then|whatever|never ?mind|nvm|it(?:'?s| is) (?:ok|okay|fine|alright))\W*$/i;
const introduces = /^\W*(?:hello\W+)?i(?: am|'?m) (?:from|learning|new|in year)\b|\bi learn english\b/i;
const quotesTeacher = /^\W*my teacher (?:says?|said|told|wants?)\b/i;
export const firstPersonQuestion =
  /^(?:(?:and|but|so|ok)\s+)*(?:what(?:'?s| is| are) my|how (?:do|can|should) i|(?:can|should|could|may|do|am) i)\b/i;
const isStuckWith =
  /\bi (?:really |still |just )*(?:don'?t|do not|dunno|haven'?t|can'?t) (?:really |even )*(?:know|decided?|think of|have (?:a|any)|get)\b/i;

function whatIsTold(
  part: MessagePart,
  { cards, interview, asked, said, classifyQuestion }: PartContext,
): MessagePart {
  const { text, otherwise } = part;
  if (greets.test(text)) return as(part, 'social');
  if (concedes.test(text)) return as(part, 'agrees');
  const isIntroduced = cards.length === 0 && introduces.test(text);
  if (interview !== 'wellbeing' && (isIntroduced || quotesTeacher.test(text))) return as(part, 'social');
  if (contradicts(text, said) || (/\bi\b/i.test(text) && hasMoreToTell.test(text)))
    return as(part, 'objects');
  if (firstPersonQuestion.test(text)) return as(part, 'asks');
  if (isOfTheWorld(text, { interview, asked })) return as(part, 'asks');
  const isAsked = text.includes('?') || asksSomething.test(text);
  // "how bees live" is what it will be about.
  const isTopic = (asked === 'topic' || asked === 'subject') && !text.includes('?');
  if (otherwise === 'asks' && isAsked && !isTopic && classifyQuestion(text).sureness >= sureness.question)
    return as(part, 'asks');
  if (nothingMore.test(text)) return as(part, 'finished');
  if (asksBack.test(text) && wordCount(text) <= longestAskedBack) return as(part, 'confused');
  if (otherwise === 'stuck' && isStuckWith.test(text)) return as(part, 'stuck');
  if (isCorrectionOf(part, cards)) return asCorrection(part);
  const isArgued =
    argumentTextKinds.has(interview) && otherwise === 'objects' && wordCount(text) >= longArgument;
  if (isTalk(part) && !isArgued && otherwise && otherwise !== 'plays' && otherwise !== 'feels') {
    if (otherwise === 'corrects' && parseCorrection(text)) return asCorrection(part);
    return as(part, otherwise === 'corrects' ? 'objects' : otherwise);
  }
  const isJoke = wordCount(text) <= 6 && findProfanity(text).length > 0;
  return isJoke ? as(part, 'plays') : part;
}

/** "its not lovely", after "How lovely!": the coach is contradicted. */
function contradicts(text: string, said: string): boolean {
  const word = /^\W*(?:no\W+)?(?:it|that|this)(?:'?s| is) not (\p{L}{4,})\W*$/iu.exec(text)?.[1];
  return word !== undefined && said.toLowerCase().includes(word.toLowerCase());
}

const isTalk = ({ text, otherwise, sureness: share }: MessagePart): boolean =>
  share < sureness.tells &&
  !/^\W*(?:because|cos)\b/i.test(text) &&
  (otherwise === 'asks' ? looksAsked(text) : wordsToTheCoach.test(text) || asksSomething.test(text));
