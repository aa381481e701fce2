import { writeFileSync } from 'node:fs';
import { listKnownWords } from '../coach/src/writing-errors/words/list-known-words.ts';
import { bloomFilterBitsOfWord } from '../web/src/features/workspace/hints/word-bloom-filter.ts';

/** Writes web/src/features/workspace/hints/known-words.bloom from the coach's word lists: `npm run known-words`. */
const bitsPerWord = 7;

const words = await listKnownWords();
const filter = new Uint8Array(Math.ceil((words.length * bitsPerWord) / 8));
for (const word of words)
  for (const bit of bloomFilterBitsOfWord(word, filter.length * 8))
    filter[bit >>> 3] = (filter[bit >>> 3] ?? 0) | (1 << (bit & 7));
writeFileSync(new URL('../web/src/features/workspace/hints/known-words.bloom', import.meta.url), filter);
process.stdout.write(`${words.length} words in ${filter.length} bytes\n`);
