import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { loadJsonLines } from './case-sets.ts';

const notesFolder = fileURLToPath(new URL('../../../training/marker-notes', import.meta.url));
const repliesFolder = fileURLToPath(new URL('../../../training/model-replies', import.meta.url));

export interface MarkerNoteSet {
  /** What children write to the marker. */
  notes: string[];
  /** What belongs to a piece, though it looks like such a note. */
  lookAlikes: string[];
}

const replyCase = z.object({ child: z.string(), reply: z.string(), why: z.string() });
export type ReplyCase = z.infer<typeof replyCase>;

export interface ReplySet {
  unsuitable: ReplyCase[];
  suitable: ReplyCase[];
}

export const loadMarkerNoteSet = (folder: string): MarkerNoteSet => ({
  notes: loadJsonLines(join(folder, 'marker-notes.jsonl'), z.object({ note: z.string() })).map(
    ({ note }) => note,
  ),
  lookAlikes: loadJsonLines(
    join(folder, 'looks-like-marker-notes.jsonl'),
    z.object({ text: z.string() }),
  ).map(({ text }) => text),
});

export const loadReplySet = (folder: string): ReplySet => ({
  unsuitable: loadJsonLines(join(folder, 'unsuitable.jsonl'), replyCase),
  suitable: loadJsonLines(join(folder, 'suitable.jsonl'), replyCase),
});

export const loadMarkerNoteSets = (): MarkerNoteSet[] =>
  readdirSync(notesFolder)
    .sort()
    .map((name) => loadMarkerNoteSet(join(notesFolder, name)));

export const loadReplySets = (): ReplySet[] =>
  readdirSync(repliesFolder)
    .sort()
    .map((name) => loadReplySet(join(repliesFolder, name)));
