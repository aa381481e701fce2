import { useState } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../../../api/session.ts';
import { findProductTour, tourIdFor } from './find-product-tour.ts';
import { TourInvitation } from './tour-invitation.tsx';

/** Offers the tour of the screen someone is on for the first time. */
export const ProductTourOfScreen = () => {
  const { pathname } = useLocation();
  const user = useUser();
  const [, setEnded] = useState(0);
  const tour = user && findProductTour(pathname, user.id);
  if (!tour) return null;
  const id = tourIdFor(tour, user.id);
  // Looked up again once it has ended, and not found then.
  return <TourInvitation key={id} tour={tour} id={id} onEnd={() => setEnded((count) => count + 1)} />;
};
