import type { Criterion, Genre } from '@inkling/contract';
import type { Shelf } from './example.ts';
import { audience as narrativeAudience } from './narrative/audience.ts';
import { characterAndSetting } from './narrative/character-and-setting.ts';
import { cohesion as narrativeCohesion } from './narrative/cohesion.ts';
import { ideas as narrativeIdeas } from './narrative/ideas.ts';
import { paragraphing as narrativeParagraphing } from './narrative/paragraphing.ts';
import { punctuation as narrativePunctuation } from './narrative/punctuation.ts';
import { sentenceStructure as narrativeSentences } from './narrative/sentence-structure.ts';
import { spelling as narrativeSpelling } from './narrative/spelling.ts';
import { textStructure as narrativeStructure } from './narrative/text-structure.ts';
import { vocabulary as narrativeVocabulary } from './narrative/vocabulary.ts';
import { audience as persuasiveAudience } from './persuasive/audience.ts';
import { cohesion as persuasiveCohesion } from './persuasive/cohesion.ts';
import { ideas as persuasiveIdeas } from './persuasive/ideas.ts';
import { paragraphing as persuasiveParagraphing } from './persuasive/paragraphing.ts';
import { persuasiveDevices } from './persuasive/persuasive-devices.ts';
import { punctuation as persuasivePunctuation } from './persuasive/punctuation.ts';
import { sentenceStructure as persuasiveSentences } from './persuasive/sentence-structure.ts';
import { spelling as persuasiveSpelling } from './persuasive/spelling.ts';
import { textStructure as persuasiveStructure } from './persuasive/text-structure.ts';
import { vocabulary as persuasiveVocabulary } from './persuasive/vocabulary.ts';

/** Every written example there is: five or more for each criterion of a genre and each band. */
export const exampleLibrary: Record<Genre, Partial<Record<Criterion, Shelf>>> = {
  narrative: {
    audience: narrativeAudience,
    text_structure: narrativeStructure,
    ideas: narrativeIdeas,
    character_and_setting: characterAndSetting,
    vocabulary: narrativeVocabulary,
    cohesion: narrativeCohesion,
    paragraphing: narrativeParagraphing,
    sentence_structure: narrativeSentences,
    punctuation: narrativePunctuation,
    spelling: narrativeSpelling,
  },
  persuasive: {
    audience: persuasiveAudience,
    text_structure: persuasiveStructure,
    ideas: persuasiveIdeas,
    persuasive_devices: persuasiveDevices,
    vocabulary: persuasiveVocabulary,
    cohesion: persuasiveCohesion,
    paragraphing: persuasiveParagraphing,
    sentence_structure: persuasiveSentences,
    punctuation: persuasivePunctuation,
    spelling: persuasiveSpelling,
  },
};
