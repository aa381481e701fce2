import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { loadJsonLines } from './case-sets.ts';

const notesFolder = fileURLToPath(new URL('../../../training/notes-to-marker', import.meta.url));

export interface NoteToMarkerSet {
  /** What children write to the marker. */
  notes: string[];
  /** What belongs to a piece, though it looks like such a note. */
  lookAlikes: string[];
}

export const loadNoteToMarkerSet = (folder: string): NoteToMarkerSet => ({
  notes: loadJsonLines(join(folder, 'notes-to-marker.jsonl'), z.object({ note: z.string() })).map(
    ({ note }) => note,
  ),
  lookAlikes: loadJsonLines(
    join(folder, 'looks-like-notes-to-marker.jsonl'),
    z.object({ text: z.string() }),
  ).map(({ text }) => text),
});

export const loadNoteToMarkerSets = (): NoteToMarkerSet[] =>
  readdirSync(notesFolder)
    .sort()
    .map((name) => loadNoteToMarkerSet(join(notesFolder, name)));
