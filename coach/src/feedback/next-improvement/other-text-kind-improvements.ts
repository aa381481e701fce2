import { characterAndSettingWording } from '../../criteria/character-and-setting/wording.ts';
import { ideasWording } from '../../criteria/ideas/wording.ts';
import { paragraphingWording } from '../../criteria/paragraphing/wording.ts';
import { textStructureWording } from '../../criteria/text-structure/wording.ts';
import { firstPersonPattern } from '../explanation-remarks.ts';
import { textOfSentence } from '../quotable-sentence.ts';
import { explanationWording } from '../wording/explanation.ts';
import { type FindImprovement, suggestionInWording } from './suggested-improvement.ts';

const firstYearOfBreaks = 4;
const wordsForBreak = 90;

/** A page in one block: where it could be broken up says more about it than any single line. */
export const suggestFirstBreak: FindImprovement = ({ body, year, assessment }, suggestionsOn) =>
  body.length === 1 && year >= firstYearOfBreaks && assessment.words >= wordsForBreak
    ? suggestionInWording(suggestionsOn, 'paragraphing', [
        paragraphingWording.breakHere,
        paragraphingWording.breakSomewhere,
      ])
    : undefined;

/** Who or what is described gains by one more thing about them. */
export const suggestShowingSomeone: FindImprovement = (_context, suggestionsOn) =>
  suggestionInWording(suggestionsOn, 'character_and_setting', [characterAndSettingWording.showSomeone]);

/** A short recount leaves out what somebody who was not there would ask. */
export const suggestAskingListener: FindImprovement = ({ assessment }, suggestionsOn) =>
  assessment.written === 'recount'
    ? suggestionInWording(suggestionsOn, 'ideas', [ideasWording.askListener])
    : undefined;

/** What happened is told to its end. */
export const suggestEnding: FindImprovement = (_context, suggestionsOn) =>
  suggestionInWording(suggestionsOn, 'text_structure', [textStructureWording.addEnding]);

/** One that ends on the writer's own day has left its topic. */
export const suggestEndingOnTopic: FindImprovement = (context, suggestionsOn) => {
  const last = context.prose.at(-1);
  return last?.tense === 'past' && firstPersonPattern.test(textOfSentence(context, last))
    ? suggestionInWording(suggestionsOn, 'text_structure', [explanationWording.text_structure.step])
    : undefined;
};

/** Young writers of facts put together what belongs together before they leave lines. */
export const suggestGrouping: FindImprovement = (context, suggestionsOn) =>
  context.year < firstYearOfBreaks
    ? suggestionInWording(suggestionsOn, 'text_structure', [explanationWording.text_structure.together])
    : undefined;
