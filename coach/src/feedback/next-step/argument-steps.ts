import { audienceWording } from '../../criteria/audience/wording.ts';
import { ideasWording } from '../../criteria/ideas/wording.ts';
import { textStructureWording } from '../../criteria/text-structure/wording.ts';
import type { Sentence } from '../../parse/index.ts';
import { findStand, isClaim, textOf } from '../choose-line.ts';
import { isInside, quoted } from '../feedback-context.ts';
import { remark } from '../remark.ts';
import { type FindStep, suggested } from './step-to-take.ts';

const wordsIn = (sentences: Sentence[]): number =>
  sentences.reduce((words, { firstWord, endWord }) => words + endWord - firstWord, 0);

/** Somebody else's view, however it is put; where it stands, the other side has been heard. */
const tellsWhatOthersSay =
  /\b(?:people|some|someone|somebody|they|those|others?|critics|parents|adults|teachers|anyone|everyone|you)\b[^.!?]{0,30}\b(?:say|says|said|saying|argue|argues|claim|claims|think|thinks|thinking|object|complain|complains|believe|believes|worry|worries|tell|tells)\b/i;

/** An argument without an opinion is none yet. */
export const sayOpinion: FindStep = (context, suggestionsOn) =>
  findStand(context)
    ? undefined
    : suggested(suggestionsOn, 'text_structure', [textStructureWording.addOpinion]);

const enoughForReason = 45;

/** The paragraph between opening and closing with the fewest words, where it has room to grow. */
export const growThinReason: FindStep = (context) => {
  const stand = findStand(context)?.sentence;
  const reasons = context.analysis.paragraphs
    .filter(({ role }) => role === 'body')
    .slice(1, -1)
    .map(({ index }) => context.prose.filter(({ paragraph }) => paragraph === index))
    .filter(
      ([first]) =>
        first &&
        first !== stand &&
        isClaim(context, first) &&
        !tellsWhatOthersSay.test(textOf(context, first)),
    );
  const [thinnest] = reasons.sort((a, b) => wordsIn(a) - wordsIn(b));
  const [first] = thinnest ?? [];
  if (!thinnest || !first || reasons.length === 1 || wordsIn(thinnest) >= enoughForReason) return undefined;
  const quote = quoted(context, first);
  return { criterion: 'ideas', remark: remark(ideasWording.growReason, { quote }) };
};

const provingDevices: readonly string[] = ['example', 'statistic', 'authority'];
const enoughProof = 0.1;

/** Next to nothing that was seen, counted or told stands behind the reasons. */
export const addProof: FindStep = ({ prose, analysis, text }) => {
  const isProof = (sentence: Sentence): boolean =>
    sentence.tense === 'past' ||
    /\d/.test(text.slice(sentence.start, sentence.end)) ||
    analysis.devices.some((device) => provingDevices.includes(device.kind) && isInside(device, sentence));
  return prose.filter(isProof).length > prose.length * enoughProof
    ? undefined
    : { criterion: 'ideas', remark: remark(ideasWording.prove) };
};

const shortClosing = 14;

/** One short line at the end lets a good case run out. */
export const growClosing: FindStep = (context) => {
  const { prose, analysis } = context;
  const last = prose.at(-1);
  if (!last) return undefined;
  const isEssay = analysis.paragraphs.filter(({ role }) => role === 'body').length > 2;
  const closing = isEssay ? prose.filter(({ paragraph }) => paragraph === last.paragraph) : [last];
  if (wordsIn(closing) > shortClosing) return undefined;
  const quote = quoted(context, last);
  return { criterion: 'text_structure', remark: remark(textStructureWording.fullerClosing, { quote }) };
};

/** A reader who says no is answered, where nothing in the piece looks like an answer yet. */
export const answerOtherSide: FindStep = (context, suggestionsOn) =>
  context.prose.some((sentence) => tellsWhatOthersSay.test(textOf(context, sentence)))
    ? undefined
    : suggested(suggestionsOn, 'audience', [audienceWording.answerDoubt]);

/** Who has reasons enough gives the best of them more room. */
export const growBestReason: FindStep = () => ({
  criterion: 'ideas',
  remark: remark(ideasWording.bestReason),
});
