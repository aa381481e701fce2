import type { Draft } from '../marking/draft.ts';
import type { Word } from '../parse/index.ts';
import { animateNouns, charactersFromFirstMention } from '../word-lists/animate-nouns.ts';
import { storyPlaceWords, storyTimeWords } from '../word-lists/story-cues.ts';
import { clearestCues, findEnding, findTrouble, weightOfCues } from './find-story-cues.ts';
import { cappedShare, sectionsOf, type TextPart } from './text-part.ts';
import { measureWords, shareInFaultlessSentences } from './word-measures.ts';

/** A story told in exact words shows its trouble without naming it. */
const impliedByWords = (draft: Draft): number =>
  Math.min(2, Math.max(0, measureWords(draft).exactWords.length - 8) / 14);

/** Enough for a scene: about what a page holds. */
const sceneWords = 130;

/** So does a quiet one that is staged: sound sentences, paragraphs that pace it, people who speak. */
const impliedByCraft = (draft: Draft): number => {
  const body = draft.analysis.paragraphs.filter((paragraph) => paragraph.role === 'body');
  if (draft.words.length < sceneWords || body.length < 4 || shareInFaultlessSentences(draft) < 0.8) return 0;
  const exact = cappedShare(measureWords(draft).exactWords.length, 16);
  const control = cappedShare(shareInFaultlessSentences(draft) - 0.8, 0.2);
  return 0.7 * exact + 0.6 * control + 1.2 * cappedShare(draft.analysis.speech.length, 3);
};

const mostImplied = 2.5;

const isSomebody = (word: Word): boolean =>
  word.isName ||
  /^(i|he|she|we|they)$/.test(word.lower) ||
  charactersFromFirstMention.has(word.lower) ||
  animateNouns.has(word.lower);

export const storyParts = (draft: Draft): TextPart[] => {
  const { opening } = sectionsOf(draft);
  const who = opening.filter(isSomebody);
  const where = opening.filter((word) => storyPlaceWords.has(word.lower));
  const when = opening.filter((word) => storyTimeWords.has(word.lower));
  const kinds = [who, where, when].filter((each) => each.length > 0).length;
  const trouble = findTrouble(draft);
  const craft = impliedByCraft(draft);
  const implied = Math.min(mostImplied, impliedByWords(draft) + craft);
  const ending = findEnding(draft);
  return [
    { name: 'opening', strength: cappedShare(kinds, 2), shown: [...where, ...when, ...who].slice(0, 3) },
    {
      name: 'middle',
      strength: cappedShare(weightOfCues(trouble) + implied, 4),
      shown: clearestCues(trouble, 3),
    },
    {
      name: 'closing',
      strength: cappedShare(weightOfCues(ending) + cappedShare(craft, 2), 2),
      shown: clearestCues(ending, 2),
    },
  ];
};
