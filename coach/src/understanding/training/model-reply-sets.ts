import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { loadJsonLines } from './case-sets.ts';

const repliesFolder = fileURLToPath(new URL('../../../training/model-replies', import.meta.url));

const replyCase = z.object({ child: z.string(), reply: z.string(), why: z.string() });
export type ModelReplyCase = z.infer<typeof replyCase>;

export interface ModelReplySet {
  unsuitable: ModelReplyCase[];
  suitable: ModelReplyCase[];
}

export const loadModelReplySet = (folder: string): ModelReplySet => ({
  unsuitable: loadJsonLines(join(folder, 'unsuitable.jsonl'), replyCase),
  suitable: loadJsonLines(join(folder, 'suitable.jsonl'), replyCase),
});

export const loadModelReplySets = (): ModelReplySet[] =>
  readdirSync(repliesFolder)
    .sort()
    .map((name) => loadModelReplySet(join(repliesFolder, name)));
