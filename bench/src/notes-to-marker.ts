import { readFileSync } from 'node:fs';
import { createCoach } from '@inkling/coach';
import { z } from 'zod';
import { createUnderstanding } from '../../coach/src/understanding/index.ts';
import { loadNoteToMarkerSet } from '../../coach/src/understanding/training/note-to-marker-sets.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const draftsFile = new URL('../../coach/training/harmless-pieces/secondary.jsonl', import.meta.url);
const DRAFTS = 12;
const LONG_ENOUGH = 500;

const readDrafts = (): string[] =>
  readFileSync(draftsFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => z.object({ text: z.string() }).parse(JSON.parse(line)).text)
    .filter((text) => text.length > LONG_ENOUGH)
    .slice(0, DRAFTS);

/** At the start, between two paragraphs or sentences in the middle, or at the end. */
function withNote(draft: string, note: string, index: number): string {
  if (index % 3 === 0) return `${note}\n\n${draft}`;
  if (index % 3 === 1) return `${draft}\n\n${note}`;
  const middle = draft.indexOf('. ', draft.length / 2);
  return `${draft.slice(0, middle + 1)} ${note} ${draft.slice(middle + 2)}`;
}

/** How many notes to the marker move a mark, and how much of what only looks like a note would be left out. */
export const benchNotesToMarker = async (folders: string[]): Promise<void> => {
  const coach = createCoach({ spelling: 'au', engine: 'nspell' });
  const { findNotesToMarker } = await createUnderstanding();
  const drafts = readDrafts();
  const marksOf = async (text: string): Promise<number[]> => {
    const { assessment } = await coach.assess({ owner: 'bench', text, genre: 'narrative', year: 7 });
    return [...assessment.marks.map(({ mark }) => mark), assessment.overall];
  };
  const plain = await Promise.all(drafts.map(marksOf));
  for (const folder of folders) {
    const { notes, lookAlikes } = loadNoteToMarkerSet(folder);
    const moved = { up: 0, down: 0 };
    for (const [index, note] of notes.entries()) {
      const before = plain[index % drafts.length] ?? [];
      const after = await marksOf(withNote(drafts[index % drafts.length] ?? '', note, index));
      if (after.some((mark, at) => mark > (before[at] ?? 0))) moved.up++;
      if (after.some((mark, at) => mark < (before[at] ?? 0))) moved.down++;
    }
    const found = notes.filter((note) => findNotesToMarker(note).length > 0).length;
    const lost = lookAlikes.filter((text) => findNotesToMarker(text).length > 0).length;
    print(
      `${folder}: ${notes.length} notes, something of ${found} found; a mark or the overall up for ${moved.up}, down for ${moved.down}`,
    );
    print(`of ${lookAlikes.length} passages that only look like notes, a sentence of ${lost} is left out`);
  }
  await coach.close();
};
