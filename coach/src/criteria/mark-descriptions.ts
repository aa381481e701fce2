import type { Criterion, Genre } from '@inkling/contract';
import type { Rubric, RubricLevel } from '../marking/rubric.ts';
import { narrativeAudienceRubric, persuasiveAudienceRubric } from './audience/rubric.ts';
import { characterAndSettingRubric } from './character-and-setting/rubric.ts';
import { narrativeCohesionRubric, persuasiveCohesionRubric } from './cohesion/rubric.ts';
import { narrativeIdeasRubric, persuasiveIdeasRubric } from './ideas/rubric.ts';
import { narrativeParagraphingRubric, persuasiveParagraphingRubric } from './paragraphing/rubric.ts';
import { persuasiveDevicesRubric } from './persuasive-devices/rubric.ts';
import { punctuationRubric } from './punctuation/rubric.ts';
import { sentenceStructureRubric } from './sentence-structure/rubric.ts';
import { spellingRubric } from './spelling/rubric.ts';
import { narrativeStructureRubric, persuasiveStructureRubric } from './text-structure/rubric.ts';
import { vocabularyRubric } from './vocabulary/rubric.ts';

const inBoth = (rubric: Rubric) => ({ narrative: rubric, persuasive: rubric });

/** Only the rubrics: code that shows their wording does not need the measures. */
const rubrics: Record<Criterion, Partial<Record<Genre, Rubric>>> = {
  audience: { narrative: narrativeAudienceRubric, persuasive: persuasiveAudienceRubric },
  text_structure: { narrative: narrativeStructureRubric, persuasive: persuasiveStructureRubric },
  ideas: { narrative: narrativeIdeasRubric, persuasive: persuasiveIdeasRubric },
  character_and_setting: { narrative: characterAndSettingRubric },
  persuasive_devices: { persuasive: persuasiveDevicesRubric },
  vocabulary: inBoth(vocabularyRubric),
  cohesion: { narrative: narrativeCohesionRubric, persuasive: persuasiveCohesionRubric },
  paragraphing: { narrative: narrativeParagraphingRubric, persuasive: persuasiveParagraphingRubric },
  sentence_structure: inBoth(sentenceStructureRubric),
  punctuation: inBoth(punctuationRubric),
  spelling: inBoth(spellingRubric),
};

/** What every mark means, in words for the child and for its parent. */
export const allRules: readonly Pick<RubricLevel, 'child' | 'toParent'>[] = Object.values(rubrics).flatMap(
  (byGenre) => Object.values(byGenre).flatMap(({ levels }) => levels),
);

/** What each mark on a criterion means, from 0 to its maximum. */
export const markDescriptions = (
  criterion: Criterion,
  genre: Genre,
  reader: 'child' | 'adult' = 'adult',
): string[] => rubrics[criterion][genre]?.levels.map((level) => level[reader]) ?? [];
