import { askNext } from './ask-next.ts';
import { isDeclined, isSelfDoubt } from './feelings.ts';
import { care, lines, wellbeing } from './lines/lines.ts';
import { announces } from './message-parts.ts';
import { plainMessage } from './plain-message.ts';
import type { Saying } from './say.ts';
import { isNoise } from './second-net.ts';
import type { Situation } from './situation.ts';
import { isHardForChild, isHeavy, valenceOf } from './valence.ts';
import { isLossIn } from './who-it-is-about.ts';

const aboutWriting =
  /\b(?:read|share|laugh|class|everyone|spell\w*|red|wrong|mistakes?|marks?|nervous|shy|embarrass\w*|english)\b/i;
const tired = /\b(?:tired|sleepy|hungry|sick|exhausted|headache|bored|up (?:at|late)|no sleep)\b/i;
const enoughShared = 5;

/** A feeling is met before anything else, and nothing is asked in the same breath. */
export function meetFeeling(situation: Situation): Saying {
  const { input, family, message } = situation;
  const alone = { questions: [], face: 'caring' as const };
  if (isLossIn(input, message)) return { leads: [...care.loss, ...care.lossOfSomeone], ...alone };
  if (isDeclined(message)) return { leads: care.declined, ...alone };
  if (isSelfDoubt(message))
    return {
      leads: /\bmy (?:english|spelling|grammar)\b/i.test(message) ? care.english : care.selfDoubt,
      ...alone,
    };
  if (valenceOf(message) === 'nice')
    return family === 'wellbeing'
      ? { leads: lines.goodNews, questions: invites(situation), face: 'happy' }
      : { leads: lines.goodNews, ...askNext(input, family), face: 'happy' };
  if (family !== 'wellbeing' && aboutWriting.test(message)) return { leads: care.nerves, ...alone };
  if (tired.test(message)) return { leads: care.tired, ...alone };
  if (valenceOf(message) === 'plain' && family === 'wellbeing')
    return { leads: wellbeing.heard, questions: invites(situation), face: 'happy' };
  return { leads: care.hard, ...alone };
}

const tellsHelp = /\b(?:helps?|helped|breathe|hugs?|cuddles?|calms?|feel better|licks my)\b/i;

/** What is offered fits what was told: nobody who had a nice day is asked what helps. */
function invites({ input }: Situation): string[] {
  const said = input.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const isHard =
    said.some((each) => isHardForChild(each) || isHeavy(each)) &&
    !said.slice(-2).some((each) => valenceOf(each) === 'nice');
  const { hard, plain } = wellbeing.invite;
  return (isHard ? hard : plain).filter(
    (line) => !/helps/.test(line) || !said.some((each) => tellsHelp.test(each)),
  );
}

/** A child who writes about feelings is heard; what is offered is an invitation, and stopping is as good. */
export function listenOnly(situation: Situation): Saying {
  const { input, message, heard } = situation;
  if (isDeclined(message)) return { leads: care.declined, questions: [], face: 'caring' };
  if (isSelfDoubt(message)) return { leads: care.selfDoubt, questions: [], face: 'caring' };
  // "i cant stop thinking about it" shares something; "idk" has nothing to share.
  const isShort = message.trim().split(/\s+/).length <= 4;
  if (heard === 'hint' || (heard === 'stuck' && isShort))
    return { leads: lines.stuck, questions: wellbeing.small, face: 'thinking' };
  if (announces.test(plainMessage(message))) return { leads: lines.tellMe, questions: [], face: 'happy' };
  const isHelped = tellsHelp.test(message) || valenceOf(message) === 'nice';
  const leads = isNoise(plainMessage(message))
    ? lines.goOn
    : isHelped
      ? wellbeing.glad
      : isHardForChild(message) || isHeavy(message)
        ? [...wellbeing.hard, ...wellbeing.heard]
        : wellbeing.heard;
  const shared = input.history.filter(({ role }) => role === 'user').length;
  if (shared >= enoughShared && shared % enoughShared === 0)
    return { leads, questions: wellbeing.enough, face: 'caring', isReady: true };
  return { leads, questions: invites(situation), face: 'happy' };
}

/** Invitations for a turn that shares nothing new. */
export const inviteMore = invites;
