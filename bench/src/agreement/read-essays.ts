import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Genre } from '@inkling/contract';

/** One line of a corpus: an essay with its human scores. */
export interface Essay {
  id: string;
  text: string;
  genre: string;
  grade: number;
  score: number;
  traits: Record<string, number>;
}

export const readEssays = (path: string): Essay[] => {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return (
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      // The note beside a corpus gives this shape; a line of another shape shows in the figures at once.
      .map((line) => JSON.parse(line) as Essay)
  );
};

/** Essays that argue or explain are marked as persuasive ones. */
export const genreOf = (essay: Essay): Genre => (/narrative/i.test(essay.genre) ? 'narrative' : 'persuasive');
