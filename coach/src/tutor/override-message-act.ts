import { findProfanity } from '../safety/profanity.ts';
import type { MessagePart } from '../understanding/index.ts';
import { contentWords, hasContentWords } from './already-told.ts';
import { asksWhatIsNeeded } from './answers-by-wording/what-is-needed.ts';
import { complainsOfRepetition, toldWithComplaint } from './complaint-of-repetition.ts';
import type { IdeaCard } from './conversation.ts';
import type { InterviewKind } from './interview/interview.ts';
import { argumentTextKinds, factualTextKinds, textKindNamed } from './kind-of-text.ts';
import { slotToldByName } from './slot-names.ts';
import { toneOfChildMessage } from './tone-of-child-message.ts';
import { saysStoryIsTrue } from './true-story.ts';
import { isRude, onlyStopsTalk } from './words-to-coach.ts';

interface Talk {
  interview: InterviewKind;
  /** The part of the text that was asked about last. */
  asked: string | undefined;
  /** What mattered most in the message before. */
  heardBefore?: string | undefined;
  cards: IdeaCard[];
  /** Another part of the message tells something. */
  isToldBeside?: boolean;
}

/** From this on the reader is believed, whatever the words look like. */
const sure = 0.9;
const longestJoke = 6;
/** How someone felt in what is told. */
const feltInStory = /\b(?:i|we|he|she|they) (?:was|were|wos|wuz|felt|got|cried|cryed)\b/i;
const fewestOfFact = 5;
/** "i think it was invented in america but im not sure": a fact, and how sure it is. */
const isUnsureFact = (text: string): boolean =>
  /^\W*(?:i think|i guess|maybe|probably|i'?m (?:pretty|not) sure)\b/i.test(text) &&
  text.split(/\s+/).length >= fewestOfFact &&
  !/\b(?:good|right|enough|bad|boring|wrong|i can'?t|my (?:story|text|report|idea))\b/i.test(text);
/** "do you know how to spell it" asks. */
const didYouKnow =
  /^(?:and |but |oh |hey )*(?:did|do) (?:you|u) know (?:that )?(?!(?:how|what|where|why|who|when|if)\b)(?=\p{L})/iu;
const ofOneself = /\b(?:i|me|my|im|i'm)\b/i;
const belittlesItself =
  /\bi(?:'?m| am| was)(?: just| really| so| too| very| not)* (?:bad at|dumb|stupid|terrible|no good|rubbish|useless|hopeless|good at|smart enough)\b/i;
const yesOrNo = /^\W*(?:yes|yeah|yep|no|nope|nah|for|against)\W*$/i;
const feelingSlots = new Set(['feeling', 'how it feels']);
/** In these a child tells what happened to itself. */
const trueKinds = new Set<InterviewKind>(['recount', 'wellbeing', 'poem']);
const mayBelittle = new Set<MessagePart['act']>(['tells', 'feels', 'objects', 'stuck']);
/** "i dont know the end yet, im still at the middle": nothing is told of the end. */
const doesNotKnowEnd =
  /\b(?:do not|don'?t|dont|dunno) (?:really )?(?:know|no|have) (?:the |an? |my |how it )?end(?:s|ing)?\b|\b(?:i'?m|im|i am|its|it's) (?:still |only )?(?:at|in|on) the (?:middle|start|beginning)\b/i;

const longestRemark = 12;
const isShortRemark = (text: string): boolean => text.split(/\s+/).length <= longestRemark;

/** "the car bit is gone!!", "you didnt rite it down". */
const lostIdea =
  /\b(?:you|u|it|coach) (?:did(?:n'?t| not)|have(?:n'?t| not)|never|forgot to) (?:even )?(?:write|rite|put|keep|kept|save|saved|note|add|wrote)\b|\b(?:my|the|that) (?:\p{L}+ ){0,3}(?:bit|part|idea|card) (?:is|has|'?s|got) (?:all )?(?:gone|missing|deleted|lost)\b/iu;
const meantSomething =
  /^\W*(?:(?:no|but|well|sorry|that'?s not (?:really )?what i asked)\W+)*i (?:meant|mean)\b/i;
const goesOnAboutWorry =
  /\b(?:exams?|tests?|naplan|assessment|presentation|nervous|worried|scared of|anxious)\b|\bwhat if i\b/i;
/** "how far away it is maybe?", "like greeny grey?": an answer that asks whether it will do. */
const isTentativeAnswer = (text: string): boolean =>
  /\?\s*$/.test(text) &&
  (/\b(?:maybe|i guess|or something|i think)\W*\?\s*$/i.test(text) ||
    (/^\W*(?:(?:um+|uh+|er+|like|maybe|probably|kind of|sort of|kinda|sorta|a bit)\b\W*)+/i.test(text) &&
      !/\b(?:you|u|can|could|should|do|does|is it|what|how|why|who|when|where)\b/i.test(text)));
/** "name Omar", "his name is max". */
const givesName =
  /^\W*(?:and |um+ |oh )*(?:(?:his|her|its|their|the|my) (?:\p{L}+'?s? )?)?(?:name(?:'?s| is| was)?|nam(?:e|ed) is|(?:is |s )?(?:called|named)) (?!not\b|the\b|what\b)\p{L}+[\s\p{L}]{0,20}\W*$/iu;

/** "can it be like minecraft": asked of the coach, though it tells something, too. */
const asksForLeave =
  /^\W*(?:(?:and|but|so|ok|wait|um+)\W+)*(?:can|could) (?:it|there|they|he|she|i|we) (?:be|have|put|add|use|make)\b/i;

const fewestOfSilly = 4;
const saysSomething = (text: string): boolean =>
  text.split(/\s+/).length >= fewestOfSilly &&
  contentWords(text).length >= 2 &&
  !/\b(\p{L}+)(?:\W+\1){2}/iu.test(text);

const isOfSomeone = new Set<InterviewKind>(['narrative', 'recount']);
const onCards = (words: string, cards: IdeaCard[]): boolean =>
  cards.some(({ text }) => text.toLowerCase().includes(words.toLowerCase()));
const takesSide =
  /^\W*(?:(?:i dunno|idk|um+|well|ok|so|honestly)\W+)*i (?:think|believe|reckon|feel) (?!i\b|my\b|of\b|about\b)/i;
const fewestOfOthers = 6;
const tellsOfHarm =
  /\b(?:got|was|were|been) (?:\p{L}+ )?(?:hurt|injured|hit|bitten|bullied)\b|\bbroke\b|\baccident\b/iu;
/** "my cousin got hurt cos he was skating on the road" */
const isOfOthers = (text: string): boolean =>
  (text.split(/\s+/).length >= fewestOfOthers || tellsOfHarm.test(text)) &&
  !/\bi(?:'?m| am| feel| felt|'?ve| have| can'?t)\b|\bme\b/i.test(text);

const toldOf = (part: MessagePart, slot: string): MessagePart => ({
  ...part,
  act: 'tells',
  sureness: 1,
  slots: [{ name: slot, share: 1 }],
  clauseSlots: [],
});

/** A few forms say by themselves what a part does, or the talk does: what was asked for, and that nothing is noted yet. */
export function overrideMessageAct(
  part: MessagePart,
  { interview, asked, heardBefore, cards, isToldBeside = false }: Talk,
): MessagePart {
  const { act, text, change } = part;
  // Silly is an idea, too, once it says something: "the biggest fart in the universe".
  if (act === 'plays' && asked && saysSomething(text) && findProfanity(text).length === 0)
    return { ...part, act: 'tells', sureness: 1, slots: part.slots ?? [{ name: asked, share: 1 }] };
  if (act === 'tells' && asksForLeave.test(text) && !/\b(?:so|then|because)\b/i.test(text))
    return { ...part, act: 'asks', sureness: 1, about: 'allowed', aboutSureness: 1 };
  if (onlyStopsTalk(text)) return { ...part, act: 'finished', sureness: 1 };
  if (doesNotKnowEnd.test(text)) return { ...part, act: 'declines', sureness: 1 };
  if (lostIdea.test(text)) return { ...part, act: 'objects', sureness: 1 };
  // Who asked something and was answered beside the point asks again.
  if (heardBefore === 'asks' && act !== 'asks' && meantSomething.test(text))
    return { ...part, act: 'asks', sureness: 1 };
  if (heardBefore === 'feels' && act === 'tells' && goesOnAboutWorry.test(text))
    return { ...part, act: 'feels', sureness: 1 };
  if (asked && act === 'asks' && isTentativeAnswer(text))
    return { ...toldOf(part, asked), text: text.replace(/[\s?]+$/, '') };
  const isRenaming = act === 'corrects' && change?.from !== undefined && onCards(change.from, cards);
  if (act !== 'asks' && !isRenaming && givesName.test(text))
    return toldOf(part, isOfSomeone.has(interview) ? 'who' : (cards.at(-1)?.slot ?? asked ?? 'detail'));
  if (
    interview === 'persuasive' &&
    act === 'tells' &&
    takesSide.test(text) &&
    !cards.some(({ slot }) => slot === 'opinion')
  )
    return toldOf(part, 'opinion');
  // A hard thing that is told in an argument is a reason for it, and not only a sorrow.
  if (argumentTextKinds.has(interview) && act === 'feels' && isOfOthers(text))
    return toldOf(part, interview === 'persuasive' ? 'evidence' : 'detail');
  if (act !== 'asks' && asksWhatIsNeeded(text)) return { ...part, act: 'asks', sureness: 1 };
  const isReminder = act === 'reminds' && hasContentWords(toldWithComplaint(text));
  if (complainsOfRepetition(text) && !isReminder && !(act === 'tells' && part.sureness >= sure))
    return { ...part, act: 'objects', sureness: 1 };
  if (interview === 'recount' && act !== 'asks' && saysStoryIsTrue(text) && isShortRemark(text))
    return { ...part, act: 'corrects', sureness: 1, change: { what: 'kind', sureness: 1 } };
  if (factualTextKinds.has(interview) && act === 'doubts' && isUnsureFact(text))
    return { ...part, act: 'tells' };
  if (interview === 'narrative' && isToldBeside && act === 'feels' && feltInStory.test(text))
    return { ...part, act: 'tells', slots: [{ name: 'event', share: 1 }], clauseSlots: [] };
  if (didYouKnow.test(text))
    return { ...part, act: 'tells', sureness: 1, text: text.replace(didYouKnow, '').replace(/\?+$/, '') };
  if (belittlesItself.test(text) && mayBelittle.has(act)) return { ...part, act: 'doubts', sureness: 1 };
  if (asked === 'opinion' && yesOrNo.test(text)) return toldOf(part, 'opinion');
  if (act === 'finished' && slotToldByName(text, interview))
    return readTold({ ...part, act: 'tells' }, interview);
  if (act === 'feels' && asked && feelingSlots.has(asked) && interview !== 'wellbeing')
    return toldOf(part, asked);
  // Nothing is there yet to be put right.
  if (act === 'corrects' && cards.length === 0 && change?.what !== 'kind' && !textKindNamed(part))
    return { ...part, act: 'tells' };
  return act === 'tells' ? readTold(part, interview) : part;
}

/** Unless the reader is sure that an idea is told: a child's own hard day is met with care, and a rude joke is not noted. */
function readTold(part: MessagePart, interview: InterviewKind): MessagePart {
  const { text, otherwise, sureness } = part;
  const named = slotToldByName(text, interview);
  if (named) return toldOf(part, named);
  const isShort = text.split(/\s+/).length <= longestJoke;
  if (isShort && findProfanity(text).length > 0) return { ...part, act: 'plays' };
  if (sureness >= sure) return part;
  if (otherwise === 'plays' && isRude(text)) return { ...part, act: 'plays' };
  const isHardDay =
    otherwise === 'feels' &&
    ofOneself.test(text) &&
    toneOfChildMessage(text) === 'hard' &&
    !trueKinds.has(interview);
  return isHardDay ? { ...part, act: 'feels' } : part;
}
