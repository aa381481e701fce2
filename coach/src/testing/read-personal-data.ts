import type { ReadPersonalData } from '../safety/index.ts';
import { createUnderstanding } from '../understanding/index.ts';
import { createPersonalReader } from '../understanding/personal/personal-reader.ts';

let understanding: ReturnType<typeof createUnderstanding> | undefined;

/** As the coach's thread reads. */
export const readPersonal: ReadPersonalData = async (text) => {
  understanding ??= createUnderstanding();
  return (await understanding).readPersonal(text);
};

const readWords = createPersonalReader(() => []);

/** Reads by the words alone, which is quick, where what is tested does not depend on meaning. */
export const readPersonalByWords: ReadPersonalData = async (text) => readWords(text);
