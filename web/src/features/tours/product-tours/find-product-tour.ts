import { screens } from '@inkling/contract';
import { matchPath } from 'react-router';
import { isTourFinished } from '../tour-player/finished-tours.ts';
import { type ProductTourPlace, productTours } from './product-tours.ts';

/** Once per person, also where two of them share a device. */
export const tourIdFor = ({ id }: ProductTourPlace, userId: number): string => `${id}/${userId}`;

/** The tour of a screen, unless this person has seen it or said no. */
export const findProductTour = (pathname: string, userId: number): ProductTourPlace | undefined =>
  productTours.find(
    (tour) =>
      matchPath(screens[tour.screen].path, pathname) !== null && !isTourFinished(tourIdFor(tour, userId)),
  );
