import type {
  PersonalDataKind,
  PersonalDataSpan,
} from '../understanding/personal-data/personal-data-kinds.ts';

const escaped = (value: string): string => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds phrases as whole words in any case; each expression is made once, which takes far longer than using it. */
export function createPhraseFinder(
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

const generalEnd = /\s+(?:school|college|academy|primary|public|state|high|secondary|grammar|ps|hs)$/i;

/** "Wattle Flat Primary School" is called "Wattle Flat Primary" and "Wattle Flat" as well. */
export function shortSchoolNames(name: string): string[] {
  const forms = [name.trim()];
  for (let form = name.trim(); generalEnd.test(form); ) {
    form = form.replace(generalEnd, '');
    // One word left ("Central") may be any word.
    if (form.includes(' ')) forms.push(form);
  }
  return forms;
}
