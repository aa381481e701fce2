import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type PersonalDataKind, personalDataKinds } from '../personal-data/personal-data-kinds.ts';
import { readIfThere } from './case-sets.ts';

const casesFolder = fileURLToPath(new URL('../../../training/cases', import.meta.url));

const personalCase = z.object({
  text: z.string(),
  items: z.array(z.object({ text: z.string(), kind: z.enum(personalDataKinds) })),
  keep: z.array(z.string()),
});
const harmlessCase = z.object({ text: z.string(), why: z.string() });

export type PersonalDataCase = z.infer<typeof personalCase>;

export interface PersonalDataSet {
  name: string;
  cases: PersonalDataCase[];
  /** Stories, history and books: the people in them are nobody's neighbours. */
  invented: string[];
}

export interface TextRange {
  start: number;
  end: number;
}

const inventedKinds = /^(fiction|history|book|science)$/;
/** A sentence about the child's own people may stand in any of them. */
const aboutOwnPeople =
  /\b(my (friend|brother|sister|cousin|teacher|mate|uncle|aunt\w*)|our teacher|mr|mrs|ms|miss)\b/i;

/** The personal cases of a set, where it has some. */
export const loadPersonalDataCases = (folder: string): PersonalDataCase[] =>
  readIfThere(join(folder, 'personal-data.jsonl'), personalCase);

export const loadPersonalDataSets = (): PersonalDataSet[] =>
  readdirSync(casesFolder)
    .sort()
    .map((name) => join(casesFolder, name))
    .filter((folder) => existsSync(join(folder, 'personal-data.jsonl')))
    .map((folder) => ({
      name: folder.split('/').at(-1) ?? folder,
      cases: loadPersonalDataCases(folder),
      invented: readIfThere(join(folder, 'harmless.jsonl'), harmlessCase)
        .filter(({ text, why }) => inventedKinds.test(why) && !aboutOwnPeople.test(text))
        .map(({ text }) => text),
    }));

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** Where a passage stands as whole words. */
export function findWholeWords(text: string, passage: string): TextRange[] {
  const places: TextRange[] = [];
  for (let start = text.indexOf(passage); start >= 0; start = text.indexOf(passage, start + 1)) {
    const end = start + passage.length;
    const cutsBefore = isLetter(text[start - 1]) && isLetter(text[start]);
    const cutsAfter = isLetter(text[end]) && isLetter(text[end - 1]);
    if (!cutsBefore && !cutsAfter) places.push({ start, end });
  }
  // An item that is only ever part of a word ("Kayla" in "Kaylas") stands where it stands.
  if (places.length === 0)
    places.push({ start: text.indexOf(passage), end: text.indexOf(passage) + passage.length });
  return places;
}

export const rangesOverlap = (one: TextRange, other: TextRange): boolean =>
  one.start < other.end && other.start < one.end;

/** Where the items stand; an everyday word used twice ("will") counts as often as it is listed. */
export function rangesOfItems({ text, items }: PersonalDataCase): (TextRange & { kind: PersonalDataKind })[] {
  const places: (TextRange & { kind: PersonalDataKind })[] = [];
  for (const item of [...items].sort((a, b) => b.text.length - a.text.length)) {
    const listed = items.filter((other) => other.text === item.text).length;
    const found = findWholeWords(text, item.text).filter(
      (place) => !places.some((taken) => rangesOverlap(taken, place)),
    );
    const isLower = item.text === item.text.toLowerCase();
    for (const place of isLower ? found.slice(0, Math.max(1, listed)) : found)
      places.push({ ...place, kind: item.kind });
  }
  return places;
}
