import { audienceWording } from '../../criteria/audience/wording.ts';
import { ideasWording } from '../../criteria/ideas/wording.ts';
import { textStructureWording } from '../../criteria/text-structure/wording.ts';
import type { Sentence } from '../../parse/index.ts';
import { quoted } from '../feedback-context.ts';
import {
  findOpinionSentence,
  isStatedReason,
  mayHaveOpinion,
  mayHaveRole,
  mayMentionOtherSide,
} from '../find-sentences-by-role.ts';
import { remark } from '../remark.ts';
import { type FindImprovement, suggestionInWording } from './suggested-improvement.ts';

const wordsIn = (sentences: Sentence[]): number =>
  sentences.reduce((words, { firstWord, endWord }) => words + endWord - firstWord, 0);

/** An argument without an opinion is none yet. */
export const suggestSayingOpinion: FindImprovement = (context, suggestionsOn) =>
  mayHaveOpinion(context)
    ? undefined
    : suggestionInWording(suggestionsOn, 'text_structure', [textStructureWording.addOpinion]);

const enoughForReason = 45;

/** The paragraph between opening and closing with the fewest words, where it has room to grow. */
export const suggestGrowingThinReason: FindImprovement = (context) => {
  const stand = findOpinionSentence(context)?.sentence;
  const reasons = context.body
    .slice(1, -1)
    .map(({ index }) => context.prose.filter(({ paragraph }) => paragraph === index))
    .filter(([first]) => first && first !== stand && isStatedReason(context, first));
  const [thinnest] = reasons.sort((a, b) => wordsIn(a) - wordsIn(b));
  const [first] = thinnest ?? [];
  if (!thinnest || !first || reasons.length === 1 || wordsIn(thinnest) >= enoughForReason) return undefined;
  const quote = quoted(context, first);
  return { criterion: 'ideas', remark: remark(ideasWording.growReason, { quote }) };
};

const enoughProof = 0.1;

/** Next to nothing that was seen, counted or told stands behind the reasons. */
export const suggestProof: FindImprovement = (context) => {
  const { prose, text } = context;
  const isProof = (sentence: Sentence): boolean =>
    mayHaveRole(context, sentence, 'support') ||
    sentence.tense === 'past' ||
    /\d/.test(text.slice(sentence.start, sentence.end));
  return prose.filter(isProof).length > prose.length * enoughProof
    ? undefined
    : { criterion: 'ideas', remark: remark(ideasWording.prove) };
};

const shortClosing = 14;

/** One short line at the end lets a good case run out. */
export const suggestLongerClosing: FindImprovement = (context) => {
  const { prose, body } = context;
  const last = prose.at(-1);
  if (!last) return undefined;
  const isEssay = body.length > 2;
  const closing = isEssay ? prose.filter(({ paragraph }) => paragraph === last.paragraph) : [last];
  if (wordsIn(closing) > shortClosing) return undefined;
  const quote = quoted(context, last);
  return { criterion: 'text_structure', remark: remark(textStructureWording.fullerClosing, { quote }) };
};

/** A reader who says no is answered, where nothing in the piece looks like an answer yet. */
export const suggestAnsweringOtherSide: FindImprovement = (context, suggestionsOn) =>
  mayMentionOtherSide(context)
    ? undefined
    : suggestionInWording(suggestionsOn, 'audience', [audienceWording.answerDoubt]);

/** Who has reasons enough gives the best of them more room. */
export const suggestGrowingBestReason: FindImprovement = () => ({
  criterion: 'ideas',
  remark: remark(ideasWording.bestReason),
});
