import { askAbout, askNext, type Rung, sayReady } from './ask-next.ts';
import { interviews, questionsFor } from './interview/interview.ts';
import { hasEnough, missingSlots, nextSlot, timesTold } from './interview/next-question.ts';
import { wellbeing } from './lines/lines.ts';
import type { Saying } from './say.ts';
import type { Situation } from './situation.ts';
import { inviteMore } from './take-care.ts';

type Asking = Pick<Saying, 'questions' | 'asked' | 'isReady'>;

/** The question that is open: the one asked last, unless it is answered, else the next one. */
export function openQuestion(situation: Situation, rung: Rung): Asking {
  const { input, family, asked } = situation;
  if (family === 'wellbeing' && input.step.type === 'chat') {
    const isFirst = input.history.filter(({ role }) => role === 'user').length <= 1;
    return { questions: isFirst ? wellbeing.open : inviteMore(situation) };
  }
  if (input.step.type === 'chat' && hasEnough(input, family)) return sayReady(input, family);
  const part = interviews[family].find(({ name }) => name === asked);
  const isOpen = asked !== undefined && (!part || timesTold(input, part) < part.wanted);
  const slot = isOpen && questionsFor(family, asked) ? asked : nextSlot(input, family);
  return slot ? askAbout(input, family, slot, rung) : askNext(input, family);
}

/** Another part than the one asked about. */
export function nextAfter({ input, family, asked }: Situation, rung: Rung = 'choose'): Asking {
  const other = missingSlots(input, family).find(({ name }) => name !== asked);
  if (input.step.type !== 'chat' || !other) return askNext(input, family);
  return askAbout(input, family, other.name, rung);
}
