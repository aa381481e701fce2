import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { loadJsonLines } from './case-sets.ts';

const repliesFolder = fileURLToPath(new URL('../../../training/model-replies', import.meta.url));

const replyCase = z.object({ child: z.string(), reply: z.string(), why: z.string() });
export type ReplyCase = z.infer<typeof replyCase>;

export interface ReplySet {
  unsuitable: ReplyCase[];
  suitable: ReplyCase[];
}

export const loadReplySet = (folder: string): ReplySet => ({
  unsuitable: loadJsonLines(join(folder, 'unsuitable.jsonl'), replyCase),
  suitable: loadJsonLines(join(folder, 'suitable.jsonl'), replyCase),
});

export const loadReplySets = (): ReplySet[] =>
  readdirSync(repliesFolder)
    .sort()
    .map((name) => loadReplySet(join(repliesFolder, name)));
