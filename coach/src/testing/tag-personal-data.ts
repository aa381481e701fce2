import type { TagPersonalData } from '../safety/index.ts';
import { createPersonalDataTagger } from '../understanding/personal-data/personal-data-tagger.ts';
import { understandingForTests } from './understanding.ts';

/** As the coach's thread reads. */
export const tagPersonalData: TagPersonalData = async (text) =>
  (await understandingForTests()).tagPersonalData(text);

const readWords = createPersonalDataTagger(() => []);

/** Reads by the words alone, which is quick, where what is tested does not depend on meaning. */
export const tagPersonalDataByWords: TagPersonalData = async (text) => readWords(text);
