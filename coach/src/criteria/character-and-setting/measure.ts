import { compareGenreWithTask } from '../../genre/compare-genre-with-task.ts';
import { countDistinct, type Draft, evidence, overlaps } from '../../marking/draft.ts';
import { measureWords } from '../../measures/word-measures.ts';
import type { Word } from '../../parse/index.ts';
import {
  senseWords,
  storyFeelingWords,
  storyPlaceWords,
  storyTimeWords,
} from '../../word-lists/story-cues.ts';
import type { Measured } from '../criterion-module.ts';

const once = (words: Word[]): Word[] => {
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(word.lemma) && seen.add(word.lemma));
};

export const measureCharacterAndSetting = (draft: Draft): Measured => {
  const { analysis, sound, prose } = draft;
  const from = (cues: ReadonlySet<string>): Word[] => once(sound.filter((word) => cues.has(word.lower)));
  const feelings = from(storyFeelingWords);
  const senses = from(senseWords);
  const places = from(storyPlaceWords);
  const times = from(storyTimeWords);
  const descriptions = once(sound.filter((word) => word.pos === 'ADJ' && word.isContent));
  const speech = analysis.speech.filter((each) => prose.some((sentence) => overlaps(each, sentence)));
  const similes = analysis.devices.filter((device) => device.kind === 'simile' || device.kind === 'sound');
  const characters = analysis.referents.characters;
  const shown = countDistinct([...feelings, ...senses, ...descriptions].map((word) => word.lemma));
  const kinds = [feelings, senses, places, speech, similes, descriptions].filter((each) => each.length > 0);
  const hasSelf = analysis.person === 'first' ? 1 : 0;
  const measures = {
    genre: compareGenreWithTask(draft).match,
    words: draft.words.length,
    named: characters.length + places.length + Math.min(1, times.length) + hasSelf,
    shown: shown + Math.min(6, 2 * speech.length) + 0.5 * places.length,
    kinds: kinds.length,
    exact: measureWords(draft).exactWords.length,
  };
  return {
    measures,
    evidence: [
      ...evidence(
        characters.slice(0, 2).flatMap((each) => each.mentions.slice(0, 1)),
        'character',
      ),
      ...evidence(places.slice(0, 2), 'place'),
      ...evidence(feelings.slice(0, 3), 'feeling or thought'),
      ...evidence(senses.slice(0, 3), 'something we can see, hear or feel'),
      ...evidence(speech.slice(0, 2), 'speech'),
    ],
  };
};
