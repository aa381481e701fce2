import { audienceWording } from '../../criteria/audience/wording.ts';
import { cohesionWording } from '../../criteria/cohesion/wording.ts';
import { ideasWording } from '../../criteria/ideas/wording.ts';
import { textStructureWording } from '../../criteria/text-structure/wording.ts';
import { quoteList } from '../quote.ts';
import { remark } from '../remark.ts';
import type { FindImprovement } from './suggested-improvement.ts';

/** A story that is told well gains by what is left out. */
export const suggestCuttingOneLine: FindImprovement = () => ({
  criterion: 'ideas',
  remark: remark(ideasWording.trim),
});

const wordsOfPunch = 20;

/** One that ends on a short line turns there: what was shown before makes the turn. */
export const suggestPlantingEarlier: FindImprovement = ({ prose }) => {
  const last = prose.at(-1);
  return last && last.endWord - last.firstWord <= wordsOfPunch
    ? { criterion: 'text_structure', remark: remark(textStructureWording.plant) }
    : undefined;
};

const counting = /\b(?:first(?:ly)?(?= ?,)|secondly|thirdly|fourthly)\b/giu;
const fewestCounted = 2;

/** Reasons that are numbered, and do not grow out of one another. */
export const suggestLinkingReasons: FindImprovement = ({ text }) => {
  const words = [
    ...new Map([...text.matchAll(counting)].map(([word]) => [word.toLowerCase(), word])).values(),
  ];
  if (words.length < fewestCounted) return undefined;
  return {
    criterion: 'cohesion',
    remark: remark(cohesionWording.numberedReasons, { words: quoteList(words.slice(0, 2)) }),
  };
};

const fewestNames = 3;

/** A strong case that names nobody and nothing a reader could look up. */
export const suggestNamedProof: FindImprovement = ({ analysis, text }) => {
  const names = analysis.words.filter(
    (word) => /^\p{Lu}\p{Ll}/u.test(word.text) && word.index !== analysis.sentences[word.sentence]?.firstWord,
  );
  const isNamed =
    /\d/.test(text) ||
    names.length >= fewestNames ||
    analysis.devices.some(({ kind }) => kind === 'statistic' || kind === 'authority');
  return isNamed ? undefined : { criterion: 'ideas', remark: remark(ideasWording.nameProof) };
};

const paragraphsOfEssay = 5;

/** An essay with three reasons or more is as strong as the one that would be attacked first. */
export const suggestStrengtheningReason: FindImprovement = ({ body }) =>
  body.length >= paragraphsOfEssay
    ? { criterion: 'ideas', remark: remark(ideasWording.weakestReason) }
    : undefined;

export const suggestConvincingScepticalReader: FindImprovement = () => ({
  criterion: 'audience',
  remark: remark(audienceWording.harderReader),
});
