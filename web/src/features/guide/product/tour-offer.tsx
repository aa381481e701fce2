import { Button, Group, Paper, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { findPlace } from '../../../ui/tour/find-place.ts';
import { finishTour } from '../../../ui/tour/finished-tours.ts';
import type { TourStop } from '../../../ui/tour/tour-stop.ts';
import type { ProductTour } from './product-tours.ts';
import classes from './tour-offer.module.css';

/** Most people say no or come back another day: the tour itself comes with the first yes. */
const Tour = lazy(async () => ({ default: (await import('../../../ui/tour/tour.tsx')).Tour }));

interface TourOfferProps {
  tour: ProductTour;
  /** Of this tour and this person. */
  id: string;
  onEnd: () => void;
}

/** Asks in a corner and waits: whoever has something to do is never held up. */
export const TourOffer = ({ tour, id, onEnd }: TourOfferProps) => {
  const [stops, setStops] = useState<TourStop[] | null>(null);
  if (stops)
    return (
      <Suspense>
        <Tour id={id} stops={stops} onEnd={onEnd} />
      </Suspense>
    );
  const decline = () => {
    finishTour(id);
    onEnd();
  };
  return (
    <Paper
      component="section"
      aria-label="A look around"
      className={classes.offer}
      data-covers="journey"
      shadow="md"
      withBorder
      p="md"
    >
      <Text fw={600}>New here?</Text>
      <Text size="sm">Take a 1-minute look around.</Text>
      <Group mt="xs" gap="xs">
        {/* What this page does not show today is left out. */}
        <Button onClick={() => setStops(tour.stops.filter(({ place }) => findPlace(place)))}>Show me</Button>
        <Button variant="subtle" onClick={decline}>
          Not now
        </Button>
      </Group>
    </Paper>
  );
};
