import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import type { z } from 'zod';
import type { MarkPiece } from './piece-marker.ts';
import { pieceLineSchema } from './piece-schema.ts';

interface BatchStreams {
  out: Writable;
  err: Writable;
}

type PieceLine = z.infer<typeof pieceLineSchema>;

const parseLine = (line: string): PieceLine | string => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // One broken line must not end a run over thousands.
    return 'not JSON';
  }
  const parsed = pieceLineSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  return parsed.error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; ');
};

const coachLine = async (coach: MarkPiece, line: PieceLine): Promise<string> => {
  const { findings, assessment } = await coach({ ...line, spelling: line.spelling ?? 'au' });
  return JSON.stringify({
    id: line.id,
    overall: assessment.overall,
    marks: Object.fromEntries(assessment.marks.map(({ criterion, mark }) => [criterion, mark])),
    errors: findings.map(({ start, end, kind, suggestions }) => ({ start, end, kind, suggestions })),
  });
};

/** One JSON piece a line in, one result a line out, in the same order; what can't be read is named and counted. */
export const runBatch = async (path: string, coach: MarkPiece, { out, err }: BatchStreams): Promise<void> => {
  const lines = createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let number = 0;
  let done = 0;
  let bad = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    const piece = parseLine(line.replace(/^\uFEFF/, ''));
    if (typeof piece === 'string') {
      bad++;
      err.write(`line ${number}: ${piece}\n`);
      continue;
    }
    if (!out.write(`${await coachLine(coach, piece)}\n`)) await once(out, 'drain');
    done++;
  }
  err.write(`${done} marked, ${bad} not readable\n`);
};
