import type { Wording } from '../feedback/remark.ts';
import { explanationWording } from '../feedback/wording/explanation.ts';
import { letterWording } from '../feedback/wording/letter.ts';
import { otherGenreWording } from '../feedback/wording/other-genre.ts';
import { poemWording } from '../feedback/wording/poem.ts';
import {
  firstSentenceWording,
  nextSentenceWording,
  shortDraftWording,
  veryShortDraftWording,
} from '../feedback/wording/very-short-draft.ts';
import { expositoryWording, wellbeingWording } from '../feedback/wording/without-criteria.ts';
import * as audience from './audience/wording.ts';
import * as characterAndSetting from './character-and-setting/wording.ts';
import * as cohesion from './cohesion/wording.ts';
import * as ideas from './ideas/wording.ts';
import * as paragraphing from './paragraphing/wording.ts';
import * as persuasiveDevices from './persuasive-devices/wording.ts';
import * as punctuation from './punctuation/wording.ts';
import * as sentenceStructure from './sentence-structure/wording.ts';
import * as spelling from './spelling/wording.ts';
import * as textStructure from './text-structure/wording.ts';
import * as vocabulary from './vocabulary/wording.ts';

const isWording = (value: object): value is Wording => 'simple' in value && 'normal' in value;

const wordingsIn = (value: unknown): Wording[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isWording(value) ? [value] : Object.values(value).flatMap(wordingsIn);
};

/** All that the coach can say of a draft, and only the words: code that reads them needs no measures. */
export const allWordings: readonly Wording[] = wordingsIn([
  audience,
  characterAndSetting,
  cohesion,
  ideas,
  paragraphing,
  persuasiveDevices,
  punctuation,
  sentenceStructure,
  spelling,
  textStructure,
  vocabulary,
  explanationWording,
  expositoryWording,
  wellbeingWording,
  firstSentenceWording,
  nextSentenceWording,
  veryShortDraftWording,
  shortDraftWording,
  poemWording,
  otherGenreWording,
  letterWording,
]);
