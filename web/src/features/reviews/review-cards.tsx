import type { WritingCard } from '@inkling/contract';
import type { To } from 'react-router';
import { CardGrid } from '../../ui/card-grid.tsx';
import { SelectionBar } from './queue/selection-bar.tsx';
import { useSelection } from './queue/use-selection.ts';
import { ReviewCard } from './review-card.tsx';
import { canOpenReview } from './review-state.ts';
import { t } from './texts.ts';

interface ReviewCardsProps {
  items: WritingCard[];
  pathTo: (id: number) => To;
  isTeacher: boolean;
  areDraftsToApprove: boolean;
}

/** A page of cards; a teacher can tick those that wait and mark them all as reviewed. */
export const ReviewCards = ({ items, pathTo, isTeacher, areDraftsToApprove }: ReviewCardsProps) => {
  const selection = useSelection(isTeacher ? items : []);
  return (
    <>
      <SelectionBar {...selection} />
      <CardGrid items={items} label={t.writings}>
        {(writing) => (
          <ReviewCard
            writing={writing}
            isDraftToApprove={areDraftsToApprove}
            to={canOpenReview(writing) ? pathTo(writing.id) : null}
            selection={
              selection.selectable.includes(writing.id)
                ? {
                    isSelected: selection.selected.includes(writing.id),
                    onToggle: () => selection.toggle(writing.id),
                  }
                : undefined
            }
          />
        )}
      </CardGrid>
    </>
  );
};
