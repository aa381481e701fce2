import type { Band } from './examples/example.ts';

const growingFrom = 0.34;
const strongFrom = 0.7;
const lastYearWithoutStrong = 3;
const firstYearWithoutEarly = 7;

/** Where a mark stands on its own scale. */
export function bandOfMark(mark: number, maximum: number): Band {
  const share = mark / maximum;
  if (share < growingFrom) return 'early';
  return share < strongFrom ? 'growing' : 'strong';
}

/** The shelf to take an example from: the mark's own, but not too hard for Year 3 nor too childish for Year 7. */
export function bandForExample(mark: number, maximum: number, year: number): Band {
  const band = bandOfMark(mark, maximum);
  if (band === 'strong' && year <= lastYearWithoutStrong) return 'growing';
  return band === 'early' && year >= firstYearWithoutEarly ? 'growing' : band;
}
