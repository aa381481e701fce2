import { rotated } from './acknowledge.ts';
import { care, wellbeing } from './lines/lines.ts';
import { echoOf, thingIn } from './own-words.ts';
import { partsThat, type Situation } from './situation.ts';
import { toneOfMessage } from './tone.ts';
import { isGrieving } from './who-it-is-about.ts';

export interface Care {
  says: string[][];
  /** Nothing is asked in the same breath. */
  isAlone: boolean;
}

const tired = /\b(?:tired|sleepy|hungry|sick|exhausted|headache|no sleep)\b/i;
/** Said in passing, in the middle of an answer. */
const missesSomeone = /\b(?:i|and|also|but)\b(?: (?:do|really|still|also|so))* miss (?:my|him|her|them)\b/i;
export const declinesToTalk =
  /\b(?:don'?t|do not|rather not|not) (?:really )?(?:want to|wanna|like to|feel like) (?:talk|say|tell|share|write)/i;

/** One kind sentence that takes up what was said; in hard moments nothing is asked. */
export function careFor(situation: Situation): Care | undefined {
  const { interview, input, message, respell, noted } = situation;
  if ((interview === 'wellbeing' || isGrieving(input)) && declinesToTalk.test(message))
    return { says: [care.declined], isAlone: true };
  const feelings = partsThat(situation, 'feels');
  const feeling = feelings.find(({ text }) => toneOfMessage(text) === 'hard') ?? feelings[0];
  const isMissing =
    interview !== 'narrative' &&
    partsThat(situation, 'tells', 'feels').some(({ text }) => missesSomeone.test(text)) &&
    !(feeling && toneOfMessage(feeling.text) === 'hard');
  if (isMissing) return { says: [rotated(care.missing, input.history.length)], isAlone: false };
  if (!feeling) return undefined;
  // "I am bad at this" is never said back.
  const echo = /^\W*i(?:'?m| am)\b/i.test(feeling.text) ? undefined : echoOf(feeling.text, respell);
  const valence = /\bwhat if\b/i.test(feeling.text) ? 'hard' : toneOfMessage(feeling.text);
  const turn = input.history.length;
  if (tired.test(feeling.text))
    return { says: [rotated(care.tired, turn)], isAlone: situation.parts.length === 1 };
  const kind = valence === 'nice' ? care.nice : valence === 'hard' ? care.hard : wellbeing.heard;
  const said = rotated(kind, turn);
  const says = [echo ? said.map((line) => `${echo}. ${line}`) : said];
  const isHardAlone =
    valence === 'hard' &&
    noted.length === 0 &&
    partsThat(situation, 'asks', 'tells', 'corrects').length === 0;
  if (isHardAlone && !isGrieving(input)) return { says: echo ? says : [said, care.hardAlone], isAlone: true };
  return { says, isAlone: false };
}

/** To a child who doubts: what is doubted decides, and one of its own ideas is named. */
export function reassure(situation: Situation): string[] {
  const { input, respell } = situation;
  const doubt = partsThat(situation, 'doubts')
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const turn = input.history.length;
  if (/\b(?:english|spell\w*|grammar|language|words?)\b/.test(doubt))
    return rotated(care.doubt.english, turn);
  if (/\bonly\b|\benough\b|\bnot (?:much|many)\b/.test(doubt)) return care.doubt.few;
  const thing = input.cards.map(({ text }) => thingIn(text, respell)).findLast((each) => each !== undefined);
  return [
    ...(thing ? rotated(care.doubt.withThing, turn).map((line) => line.replace('{thing}', thing)) : []),
    ...rotated(care.doubt.plain, turn),
  ];
}
