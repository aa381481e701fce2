import type { OpenHint } from './use-hints.ts';

export interface HintSegment {
  words: string;
  look: 'plain' | 'underlined' | 'chosen';
}

/** The lines of the text in pieces, each with its look; a place that overlaps an earlier one is left out. */
export const splitAtHints = (text: string, hints: OpenHint[], chosen: OpenHint | null): HintSegment[][] => {
  const places = hints
    .flatMap(({ key, places }) => places.map((place) => ({ ...place, isChosen: key === chosen?.key })))
    .sort((one, other) => one.start - other.start);
  let next = 0;
  let lineStart = 0;
  return text.split('\n').map((line) => {
    const cuts: HintSegment[] = [];
    let at = 0;
    for (let place = places[next]; place && place.start < lineStart + line.length; place = places[next]) {
      next += 1;
      const start = place.start - lineStart;
      if (start < at) continue;
      const end = Math.min(place.end - lineStart, line.length);
      if (start > at) cuts.push({ words: line.slice(at, start), look: 'plain' });
      cuts.push({ words: line.slice(start, end), look: place.isChosen ? 'chosen' : 'underlined' });
      at = end;
    }
    if (at < line.length) cuts.push({ words: line.slice(at), look: 'plain' });
    lineStart += line.length + 1;
    return cuts;
  });
};
