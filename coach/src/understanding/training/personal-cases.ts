import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type PersonalKind, personalKinds } from '../personal/kinds.ts';
import { readLines } from './cases.ts';

const casesFolder = fileURLToPath(new URL('../../../training/cases', import.meta.url));

const personalCase = z.object({
  text: z.string(),
  items: z.array(z.object({ text: z.string(), kind: z.enum(personalKinds) })),
  keep: z.array(z.string()),
});
const harmlessCase = z.object({ text: z.string(), why: z.string() });

export type PersonalCase = z.infer<typeof personalCase>;

export interface PersonalSet {
  name: string;
  cases: PersonalCase[];
  /** Stories, history and books: the people in them are nobody's neighbours. */
  invented: string[];
}

export interface Place {
  start: number;
  end: number;
}

const inventedKinds = /^(fiction|history|book|science)$/;
/** A sentence about the child's own people may stand in any of them. */
const aboutOwnPeople =
  /\b(my (friend|brother|sister|cousin|teacher|mate|uncle|aunt\w*)|our teacher|mr|mrs|ms|miss)\b/i;

/** The personal cases of a set, where it has some. */
export const readPersonalCases = (folder: string): PersonalCase[] => {
  const file = join(folder, 'personal.jsonl');
  return existsSync(file) ? readLines(file, personalCase) : [];
};

export const readPersonalSets = (): PersonalSet[] =>
  readdirSync(casesFolder)
    .sort()
    .map((name) => join(casesFolder, name))
    .filter((folder) => existsSync(join(folder, 'personal.jsonl')))
    .map((folder) => ({
      name: folder.split('/').at(-1) ?? folder,
      cases: readPersonalCases(folder),
      invented: readLines(join(folder, 'harmless.jsonl'), harmlessCase)
        .filter(({ text, why }) => inventedKinds.test(why) && !aboutOwnPeople.test(text))
        .map(({ text }) => text),
    }));

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** Where a passage stands as whole words. */
export function placesOf(text: string, passage: string): Place[] {
  const places: Place[] = [];
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

export const overlaps = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;

/** Where the items stand; an everyday word used twice ("will") counts as often as it is listed. */
export function itemPlaces({ text, items }: PersonalCase): (Place & { kind: PersonalKind })[] {
  const places: (Place & { kind: PersonalKind })[] = [];
  for (const item of [...items].sort((a, b) => b.text.length - a.text.length)) {
    const listed = items.filter((other) => other.text === item.text).length;
    const found = placesOf(text, item.text).filter(
      (place) => !places.some((taken) => overlaps(taken, place)),
    );
    const isLower = item.text === item.text.toLowerCase();
    for (const place of isLower ? found.slice(0, Math.max(1, listed)) : found)
      places.push({ ...place, kind: item.kind });
  }
  return places;
}
