import { Button, CloseButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { loadTexts } from '../../../language/load-texts.ts';
import { finishTour } from '../tour-player/finished-tours.ts';
import { t } from './invitation.texts.ts';
import type { ProductTourPlace } from './product-tours.ts';
import classes from './tour-invitation.module.css';

/** Most people say no or come back another day: the tour itself comes with the first yes. */
const Tour = lazy(async () => {
  await loadTexts(() => ['tours/product-tours', 'tours/tour-player']);
  return { default: (await import('./product-tour.tsx')).ProductTour };
});

interface TourInvitationProps {
  tour: ProductTourPlace;
  /** Of this tour and this person. */
  id: string;
  onEnd: () => void;
}

/** Asks below the page and waits: people with something to do are never held up. */
export const TourInvitation = ({ tour, id, onEnd }: TourInvitationProps) => {
  const [isWanted, setWanted] = useState(false);
  if (isWanted)
    return (
      <Suspense>
        <Tour tour={tour} id={id} onEnd={onEnd} />
      </Suspense>
    );
  const decline = () => {
    finishTour(id);
    onEnd();
  };
  return (
    <section aria-label={t.aLookAround} className={classes.offer}>
      <p className={classes.words}>
        <strong>{t.newHere}</strong> <span>{t.takeALook}</span>
      </p>
      <Button onClick={() => setWanted(true)}>{t.showMe}</Button>
      <CloseButton size="2.75rem" iconSize="1.25rem" aria-label={t.notNow} onClick={decline} />
    </section>
  );
};
