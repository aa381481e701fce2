import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './pagination.module.css';
import { t } from './texts.ts';
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
    <nav aria-label={t.pages} className={classes.pages}>
      <button
        type="button"
        aria-label={t.previousPage}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </button>
      {visiblePages(page, last).map((slot) => (
        <button
          key={slot}
          type="button"
          aria-label={t.page(slot)}
          aria-current={slot === page ? 'page' : undefined}
          onClick={() => onChange(slot)}
        >
          {slot}
        </button>
      ))}
      <button
        type="button"
        aria-label={t.nextPage}
        disabled={page >= last}
        onClick={() => onChange(page + 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </button>
    </nav>
  );
};
