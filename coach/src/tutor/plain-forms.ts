import type { MessagePart } from '../understanding/index.ts';
import type { InterviewKind } from './interview/interview.ts';
import { slotToldByName } from './slot-names.ts';
import { toneOfMessage } from './tone.ts';
import { isRude } from './words-to-coach.ts';

const didYouKnow = /^(?:and |but |oh |hey )*(?:did|do) (?:you|u) know (?:that )?/i;
const ofOneself = /\b(?:i|me|my|im|i'm)\b/i;
/** In these a child tells what happened to itself. */
const trueKinds = new Set<InterviewKind>(['recount', 'wellbeing', 'poem']);

/** Three forms that say by themselves what a part does; a child's own hard day is met with care, whatever was asked. */
export function readPlainForm(part: MessagePart, interview: InterviewKind): MessagePart {
  const { act, text, otherwise } = part;
  if (didYouKnow.test(text))
    return { ...part, act: 'tells', sureness: 1, text: text.replace(didYouKnow, '').replace(/\?+$/, '') };
  if (act !== 'tells') return part;
  const named = slotToldByName(text, interview);
  if (named) return { ...part, sureness: 1, slots: [{ name: named, share: 1 }], clauseSlots: [] };
  if (otherwise === 'plays' && isRude(text)) return { ...part, act: 'plays' };
  const isHardDay =
    otherwise === 'feels' &&
    ofOneself.test(text) &&
    toneOfMessage(text) === 'hard' &&
    !trueKinds.has(interview);
  return isHardDay ? { ...part, act: 'feels' } : part;
}
