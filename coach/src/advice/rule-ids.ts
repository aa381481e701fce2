import type { Wording } from '../feedback/wording.ts';
import { audienceWords } from '../feedback/words/audience.ts';
import { characterWords } from '../feedback/words/character-and-setting.ts';
import { cohesionWords } from '../feedback/words/cohesion.ts';
import { explainingWords } from '../feedback/words/explaining.ts';
import { ideasWords } from '../feedback/words/ideas.ts';
import { firstMove, shortPiece } from '../feedback/words/little-to-read.ts';
import { paragraphingWords } from '../feedback/words/paragraphing.ts';
import { devicesWords, deviceWords } from '../feedback/words/persuasive-devices.ts';
import { punctuationWords } from '../feedback/words/punctuation.ts';
import { sentenceWords } from '../feedback/words/sentence-structure.ts';
import { spellingWords } from '../feedback/words/spelling.ts';
import { stretchWords } from '../feedback/words/stretch.ts';
import { structureWords } from '../feedback/words/text-structure.ts';
import { verseWords } from '../feedback/words/verse.ts';
import { vocabularyWords } from '../feedback/words/vocabulary.ts';

/** Every wording of the coach by the name of its rule: what is said names the rule that says it. */
const wordings = {
  audience: audienceWords,
  character: characterWords,
  cohesion: cohesionWords,
  device: deviceWords,
  devices: devicesWords,
  explaining: explainingWords,
  ideas: ideasWords,
  paragraphing: paragraphingWords,
  punctuation: punctuationWords,
  sentence: sentenceWords,
  short: shortPiece,
  spelling: spellingWords,
  start: firstMove,
  stretch: stretchWords,
  structure: structureWords,
  verse: verseWords,
  vocabulary: vocabularyWords,
};

const isWording = (value: object): value is Wording => 'simple' in value && 'normal' in value;

const named = (name: string, value: unknown): [Wording, string][] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isWording(value)) return [[value, name]];
  return Object.entries(value).flatMap(([key, inner]) => named(name ? `${name}.${key}` : key, inner));
};

const idOfWording: ReadonlyMap<Wording, string> = new Map(named('', wordings));

export const ruleOf = (wording: Wording): string => idOfWording.get(wording) ?? 'unnamed';

export const allRules: readonly string[] = [...idOfWording.values()];
