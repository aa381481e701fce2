import { loadCaseSets } from '../../../coach/src/understanding/training/case-sets.ts';

/** Pieces of children that share no sentence. */
export function proseOf(length: number): string {
  const texts = loadCaseSets()
    .filter(({ name }) => name.startsWith('harmless-pieces'))
    .flatMap(({ harmless }) => harmless.map(({ text }) => text));
  return texts.join('\n\n').slice(0, length);
}
