import { rotated } from './acknowledge.ts';
import { isGrieving } from './bereavement-in-conversation.ts';
import { comfortLines, wellbeingLines } from './coach-lines/reply-lines.ts';
import { echoSentence } from './phrases-from-message.ts';
import { partsWithAct, type ReplyContext } from './reply-context.ts';
import { toneOfChildMessage } from './tone-of-child-message.ts';

export interface ComfortingReply {
  says: string[][];
  /** Nothing is asked in the same breath. */
  isAlone: boolean;
}

const tired =
  /\b(?:tired|sleepy|hungry|sick(?! (?:about|of|with (?:worry|nerves)))|exhausted|headache|no sleep)\b/i;
const ofExams = /\b(?:exams?|tests?|naplan|assessment|presentation|speech)\b/i;
/** "she is in hospital now", "my dad is really ill": said in passing, and not to be passed over. */
const ofIllness =
  /\b(?:he|she|they|(?:my|our) (?:\p{L}+ )?\p{L}+)(?:'?s| is| are| was| were| got| has| had| have)?(?: \p{L}+){0,4}? (?:in (?:the )?hospital|very (?:sick|ill)|really (?:sick|ill)|so (?:sick|ill)|dying|cancer|dementia|a stroke|an operation|surgery)\b/iu;
/** Said in passing, in the middle of an answer. */
const missesSomeone = /\b(?:i|and|also|but)\b(?: (?:do|really|still|also|so))* miss (?:my|him|her|them)\b/i;
export const declinesToTalkPattern =
  /\b(?:don'?t|do not|rather not|not) (?:really )?(?:want to|wanna|like to|feel like) (?:talk|say|tell|share|write)/i;

/** One kind sentence that takes up what was said; in hard moments nothing is asked. */
export function comfortChild(context: ReplyContext): ComfortingReply | undefined {
  const { interview, input, message, respell, noted } = context;
  if ((interview === 'wellbeing' || isGrieving(input)) && declinesToTalkPattern.test(message))
    return { says: [comfortLines.declined], isAlone: true };
  const isIll = trulyLived(context) && ofIllness.test(respell(message));
  if (isIll) return { says: [rotated(comfortLines.illness, input.history.length)], isAlone: false };
  const feelings = partsWithAct(context, 'feels');
  const feeling = feelings.find(({ text }) => toneOfChildMessage(text) === 'hard') ?? feelings[0];
  const isMissing =
    interview !== 'narrative' &&
    partsWithAct(context, 'tells', 'feels').some(({ text }) => missesSomeone.test(text)) &&
    !(feeling && toneOfChildMessage(feeling.text) === 'hard');
  if (isMissing) return { says: [rotated(comfortLines.missing, input.history.length)], isAlone: false };
  if (!feeling) return undefined;
  // "I am bad at this" is never said back.
  const echo = /^\W*i(?:'?m| am)\b/i.test(feeling.text) ? undefined : echoSentence(feeling.text, respell);
  const valence = /\bwhat if\b/i.test(feeling.text) ? 'hard' : toneOfChildMessage(feeling.text);
  const turn = input.history.length;
  if (ofExams.test(message) && valence === 'hard')
    return { says: [rotated(comfortLines.exam, turn)], isAlone: false };
  if (tired.test(feeling.text))
    return { says: [rotated(comfortLines.tired, turn)], isAlone: context.parts.length === 1 };
  const kind =
    valence === 'nice' ? comfortLines.nice : valence === 'hard' ? comfortLines.hard : wellbeingLines.heard;
  const said = rotated(kind, turn);
  const says = [echo ? said.map((line) => `${echo}. ${line}`) : said];
  const isHardAlone =
    valence === 'hard' &&
    noted.length === 0 &&
    partsWithAct(context, 'asks', 'tells', 'corrects').length === 0;
  if (isHardAlone && !isGrieving(input))
    return { says: echo ? says : [said, comfortLines.hardAlone], isAlone: true };
  return { says, isAlone: false };
}

/** What is told may be the child's own life: of a made-up story's people nobody asks how they are. */
const trulyLived = ({ interview, message }: ReplyContext): boolean =>
  interview !== 'narrative' ||
  /\b(?:my|our) (?:\p{L}+ )?(?:mum|mom|dad|nan\p{L}*|pop|gran\p{L}*|uncle|aunt\p{L}*|brother|sister|cousin|friend)\b/iu.test(
    message,
  );

/** To a child who doubts: what is doubted decides. */
export function reassure(context: ReplyContext): string[] {
  const { input } = context;
  const doubt = partsWithAct(context, 'doubts')
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const turn = input.history.length;
  if (/\b(?:english|spell\w*|grammar|language|words?)\b/.test(doubt))
    return rotated(comfortLines.doubt.english, turn);
  if (/\bonly\b|\benough\b|\bnot (?:much|many)\b/.test(doubt)) return comfortLines.doubt.few;
  return rotated(comfortLines.doubt.plain, turn);
}
