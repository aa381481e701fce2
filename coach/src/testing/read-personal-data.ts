import type { ReadPersonalData } from '../safety/index.ts';
import { createPersonalReader } from '../understanding/personal/personal-reader.ts';
import { testUnderstanding } from './understanding.ts';

/** As the coach's thread reads. */
export const readPersonal: ReadPersonalData = async (text) => (await testUnderstanding()).readPersonal(text);

const readWords = createPersonalReader(() => []);

/** Reads by the words alone, which is quick, where what is tested does not depend on meaning. */
export const readPersonalByWords: ReadPersonalData = async (text) => readWords(text);
