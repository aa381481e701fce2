import { readCaseSets } from '../../../coach/src/understanding/training/cases.ts';

/** Pieces of children that share no sentence. */
export function proseOf(length: number): string {
  const texts = readCaseSets()
    .filter(({ name }) => name.startsWith('ordinary'))
    .flatMap(({ harmless }) => harmless.map(({ text }) => text));
  return texts.join('\n\n').slice(0, length);
}
