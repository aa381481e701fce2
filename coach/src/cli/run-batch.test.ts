import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPieceMarker } from './piece-marker.ts';
import { runBatch } from './run-batch.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkling-batch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const collect = (): { stream: Writable; text: () => string } => {
  let all = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      all += String(chunk);
      done();
    },
  });
  return { stream, text: () => all };
};

it('writes one result for each readable line, in order, and names and counts the others', async () => {
  const path = join(folder, 'in.jsonl');
  const good = { text: 'I went to the bech. It was fun!', genre: 'narrative', year: 2 };
  const lines = [
    JSON.stringify({ id: 'a', ...good }),
    '{broken',
    '',
    JSON.stringify({ id: 'b', ...good, genre: 'poem' }),
    JSON.stringify({ id: 7, text: '', genre: 'persuasive', year: 12, spelling: 'us' }),
  ];
  writeFileSync(path, lines.join('\n'));
  const out = collect();
  const err = collect();
  await runBatch(path, createPieceMarker('nspell'), { out: out.stream, err: err.stream });
  const results = out
    .text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(results.map((result) => result.id)).toEqual(['a', 7]);
  expect(results[0].errors).toContainEqual(expect.objectContaining({ start: 14, end: 18, kind: 'spelling' }));
  expect(Object.keys(results[0].marks)).toHaveLength(10);
  expect(results[1]).toMatchObject({ overall: 0, errors: [] });
  expect(err.text()).toMatch(/line 2: not JSON\nline 4: genre: .*\n2 marked, 2 not readable\n/);
});
