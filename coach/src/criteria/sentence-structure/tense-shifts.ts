import type { FeedbackContext } from '../../feedback/feedback-context.ts';
import { mayHaveRole } from '../../feedback/find-sentences-by-role.ts';
import { textOfSentence } from '../../feedback/quotable-sentence.ts';
import type { Sentence } from '../../parse/index.ts';

const shortSentence = 5;
const lengthOf = ({ firstWord, endWord }: Sentence): number => endWord - firstWord;

/** Fewer than these may well be meant. */
const fewestShifts = 2;

/** What is so now, always, since then or in general, what somebody thinks or says, and how a letter begins. */
const mayStayPresent =
  /\b(?:sa(?:id|ys?)|since|now|still|always|never|every|each|usually|often|sometimes|whenever|nowadays|today|these days|years? later|(?:have|has|['’]ve) (?:\w+ly |not |never |ever |just |already )?(?:been|had|done|\w+ed|\w+en|got|made|met|seen|lost|put)|i (?:\w+ly |still |do )?(?:think|believe|know|like|love|hate|hope|wish|guess|remember|am|want|feel)|you can|(?:this|that|it|there) is|people|everybody|everyone|friends)\b|^\W*(?:dear|hi|hello|my name|in \p{Lu})\b/iu;
/** A last line in the present looks back at the story. */
const isAmongPast = (prose: Sentence[], sentence: Sentence): boolean => {
  const at = prose.indexOf(sentence);
  return prose.slice(at + 1, at + 3).some(({ tense }) => tense === 'past');
};

/** Sentences that leave the time in which a story is told; what is always so, asked or said may. */
export function tenseShifts(context: FeedbackContext): Sentence[] {
  if (context.genre !== 'narrative') return [];
  const told = context.prose.filter(
    (sentence) => !sentence.hasSpeech && sentence.endMark !== '?' && !mayHaveRole(context, sentence, 'talk'),
  );
  const inTense = (tense: Sentence['tense']) => told.filter((sentence) => sentence.tense === tense);
  const present = inTense('present').filter(
    (sentence) =>
      lengthOf(sentence) >= shortSentence &&
      !mayStayPresent.test(textOfSentence(context, sentence)) &&
      isAmongPast(context.prose, sentence),
  );
  const isPastStory =
    told.find(({ tense }) => tense === 'past' || tense === 'present')?.tense === 'past' &&
    inTense('past').length >= Math.max(fewestShifts, present.length);
  return isPastStory && present.length >= fewestShifts ? present : [];
}
