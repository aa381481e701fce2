import { askNext } from './ask-next.ts';
import type { Situation } from './choose-reply.ts';
import { care, lines, wellbeing } from './lines/lines.ts';
import type { Saying } from './say.ts';
import { isNoise } from './second-net.ts';
import { plainMessage } from './understand-turn.ts';
import { isHardForChild, valenceOf } from './valence.ts';
import { isLossIn } from './who-it-is-about.ts';

const aboutWriting =
  /\b(?:read|share|laugh|class|everyone|spell\w*|red|dumb|stupid|wrong|mistakes?|marks?|test|nervous|shy|scared|embarrass\w*|english)\b/i;
const tired = /\b(?:tired|sleepy|hungry|sick|exhausted|headache|bored|up (?:at|late)|no sleep)\b/i;
const enoughShared = 5;

const declines =
  /\b(?:don't|dont|do not|rather not|not) (?:really )?(?:want to|wanna|like to|feel like) (?:talk|say|tell|share|write|do this|do it)|\bprivate\b/i;

/** A feeling is met before anything else, and nothing is asked in the same breath. */
export function meetFeeling({ input, family, message }: Situation): Saying {
  const alone = { questions: [], face: 'caring' as const };
  if (isLossIn(input, message)) return { leads: [...care.loss, ...care.lossOfSomeone], ...alone };
  if (declines.test(message)) return { leads: care.declined, ...alone };
  if (valenceOf(message) === 'nice')
    return family === 'wellbeing'
      ? { leads: lines.goodNews, questions: wellbeing.invite, face: 'happy' }
      : { leads: lines.goodNews, ...askNext(input, family), face: 'happy' };
  if (family !== 'wellbeing' && aboutWriting.test(message)) return { leads: care.nerves, ...alone };
  if (tired.test(message)) return { leads: care.tired, ...alone };
  if (valenceOf(message) === 'plain' && family === 'wellbeing')
    return { leads: wellbeing.heard, questions: wellbeing.invite, face: 'happy' };
  return { leads: care.hard, ...alone };
}

/** A child who writes about feelings is heard; what is offered is an invitation, and stopping is as good. */
export function listenOnly({ input, message, heard }: Situation): Saying {
  if (declines.test(message)) return { leads: care.declined, questions: [], face: 'caring' };
  if (heard === 'stuck' || heard === 'hint')
    return { leads: lines.stuck, questions: wellbeing.small, face: 'thinking' };
  if (heard === 'idea' && isHardForChild(message)) return { leads: care.hard, questions: [], face: 'caring' };
  const leads = isNoise(plainMessage(message)) ? lines.goOn : wellbeing.heard;
  const shared = input.history.filter(({ role }) => role === 'user').length;
  if (shared >= enoughShared && shared % enoughShared === 0)
    return { leads, questions: wellbeing.enough, face: 'caring', isReady: true };
  return { leads, questions: wellbeing.invite, face: 'happy' };
}
