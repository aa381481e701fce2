import { findProfanity } from '../safety/profanity.ts';
import type { MessagePart } from '../understanding/index.ts';
import { hasContentWords } from './already-told.ts';
import { asksWhatIsNeeded } from './answers-by-wording/what-is-needed.ts';
import { complainsOfRepetition, toldWithComplaint } from './complaint-of-repetition.ts';
import type { IdeaCard } from './conversation.ts';
import type { InterviewKind } from './interview/interview.ts';
import { factualTextKinds, textKindNamed } from './kind-of-text.ts';
import { slotToldByName } from './slot-names.ts';
import { toneOfChildMessage } from './tone-of-child-message.ts';
import { isRude } from './words-to-coach.ts';

interface Talk {
  interview: InterviewKind;
  /** The part of the text that was asked about last. */
  asked: string | undefined;
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
  { interview, asked, cards, isToldBeside = false }: Talk,
): MessagePart {
  const { act, text, change } = part;
  if (act !== 'asks' && asksWhatIsNeeded(text)) return { ...part, act: 'asks', sureness: 1 };
  const isReminder = act === 'reminds' && hasContentWords(toldWithComplaint(text));
  if (complainsOfRepetition(text) && !isReminder && !(act === 'tells' && part.sureness >= sure))
    return { ...part, act: 'objects', sureness: 1 };
  if (factualTextKinds.has(interview) && act === 'doubts' && isUnsureFact(text))
    return { ...part, act: 'tells' };
  if (interview === 'narrative' && isToldBeside && act === 'feels' && feltInStory.test(text))
    return { ...part, act: 'tells', slots: [{ name: 'event', share: 1 }], clauseSlots: [] };
  if (didYouKnow.test(text))
    return { ...part, act: 'tells', sureness: 1, text: text.replace(didYouKnow, '').replace(/\?+$/, '') };
  if (belittlesItself.test(text) && mayBelittle.has(act)) return { ...part, act: 'doubts', sureness: 1 };
  if (asked === 'opinion' && yesOrNo.test(text)) return toldOf(part, 'opinion');
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
