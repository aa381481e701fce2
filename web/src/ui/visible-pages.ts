const slots = 5;

/** At most five neighbouring page numbers with the current one as near the middle as it can be. */
export const visiblePages = (page: number, totalPages: number): number[] => {
  const count = Math.min(slots, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(slots / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
};
