import type {
  PersonalDataKind,
  PersonalDataSpan,
} from '../understanding/personal-data/personal-data-kinds.ts';

const escaped = (value: string): string => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds phrases as whole words in any case; each expression is made once, which takes far longer than using it. */
export function createPhraseListFinder(
  phrases: string[],
  kind: PersonalDataKind,
): (text: string) => PersonalDataSpan[] {
  const expressions = [...new Set(phrases.map((phrase) => phrase.trim().toLowerCase()))]
    .filter((phrase) => phrase.length > 1)
    .map((phrase) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase)}(?![\\p{L}\\p{N}])`, 'giu'));
  return (text) =>
    expressions.flatMap((expression) =>
      [...text.matchAll(expression)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        kind,
      })),
    );
}
