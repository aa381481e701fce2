import { useState } from 'react';
import { findTarget } from '../tour-player/find-target.ts';
import { Tour } from '../tour-player/tour.tsx';
import { tourStops } from './product-tour-stops.ts';
import type { ProductTourPlace } from './product-tours.ts';

interface ProductTourProps {
  tour: ProductTourPlace;
  id: string;
  onEnd: () => void;
}

export const ProductTour = ({ tour, id, onEnd }: ProductTourProps) => {
  // What this page does not show today is left out.
  const [stops] = useState(() => tourStops[tour.id].filter(({ place }) => findTarget(place)));
  return <Tour id={id} stops={stops} onEnd={onEnd} />;
};
