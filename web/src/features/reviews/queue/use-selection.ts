import type { WritingCard } from '@inkling/contract';
import { useState } from 'react';
import { isAwaitingReview } from '../../../shared/displayed-writing-status.ts';

/** Which of the cards are ticked; what is no longer listed, or was reviewed, is no longer ticked. */
export const useSelection = (listed: WritingCard[]) => {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const selectable = listed.filter(isAwaitingReview).map(({ id }) => id);
  const selected = selectable.filter((id) => ticked.has(id));
  const toggle = (id: number) =>
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const toggleAll = () => setTicked(new Set(selected.length === selectable.length ? [] : selectable));
  return { selectable, selected, toggle, toggleAll };
};
