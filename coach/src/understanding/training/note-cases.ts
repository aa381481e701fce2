import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readLines } from './cases.ts';

const notesFolder = fileURLToPath(new URL('../../../training/notes', import.meta.url));
const repliesFolder = fileURLToPath(new URL('../../../training/replies', import.meta.url));

export interface NoteSet {
  /** What children write to the marker. */
  notes: string[];
  /** What belongs to a piece, though it looks like such a note. */
  notNotes: string[];
}

const replyCase = z.object({ child: z.string(), reply: z.string(), why: z.string() });
export type ReplyCase = z.infer<typeof replyCase>;

export interface ReplySet {
  unfit: ReplyCase[];
  fit: ReplyCase[];
}

export const readNoteSet = (folder: string): NoteSet => ({
  notes: readLines(join(folder, 'notes.jsonl'), z.object({ note: z.string() })).map(({ note }) => note),
  notNotes: readLines(join(folder, 'not-notes.jsonl'), z.object({ text: z.string() })).map(
    ({ text }) => text,
  ),
});

export const readReplySet = (folder: string): ReplySet => ({
  unfit: readLines(join(folder, 'unfit.jsonl'), replyCase),
  fit: readLines(join(folder, 'fit.jsonl'), replyCase),
});

export const readNoteSets = (): NoteSet[] =>
  readdirSync(notesFolder)
    .sort()
    .map((name) => readNoteSet(join(notesFolder, name)));

export const readReplySets = (): ReplySet[] =>
  readdirSync(repliesFolder)
    .sort()
    .map((name) => readReplySet(join(repliesFolder, name)));
