import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './pagination.module.css';
import { visiblePages } from './visible-pages.ts';

interface PaginationProps {
  page: number;
  total: number;
  perPage: number;
  onChange: (page: number) => void;
}

/** Five page slots; nothing at all when everything fits on one page. */
export const Pagination = ({ page, total, perPage, onChange }: PaginationProps) => {
  if (total <= perPage) return null;
  const last = Math.ceil(total / perPage);
  return (
    <nav aria-label="Pages" className={classes.pages}>
      <button
        type="button"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </button>
      {visiblePages(page, last).map((slot) => (
        <button
          key={slot}
          type="button"
          aria-label={`Page ${slot}`}
          aria-current={slot === page ? 'page' : undefined}
          onClick={() => onChange(slot)}
        >
          {slot}
        </button>
      ))}
      <button type="button" aria-label="Next page" disabled={page >= last} onClick={() => onChange(page + 1)}>
        <IconChevronRight size={18} aria-hidden />
      </button>
    </nav>
  );
};
