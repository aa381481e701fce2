import type { Span } from '../marking/assessment.ts';

/** Among spans that stand apart and in order, the place of the first that ends after a position. */
export const firstSpanAfter = (spans: readonly Span[], position: number): number => {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The first of them that shares letters with this one. */
export const firstOverlap = <S extends Span>(spans: readonly S[], { start, end }: Span): S | undefined => {
  const first = spans[firstSpanAfter(spans, start)];
  return first && first.start < end ? first : undefined;
};
