import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { readToken } from '../api/token.ts';
import { Appearance } from './appearance.tsx';
import { SessionWatch } from './session-watch.tsx';

/** Comes after the screen it is about. */
const ProductTourOffer = lazy(async () => ({
  default: (await import('../features/guide/product/product-tour-offer.tsx')).ProductTourOffer,
}));

/** What belongs to whoever is signed in; the guided demo stands outside of it and asks the server nothing. */
export const SessionFrame = () => {
  // Signing in is a navigation too: it is what makes this look for the token again.
  useLocation();
  return (
    <>
      <Appearance />
      <SessionWatch />
      <Outlet />
      <Suspense>{readToken() !== null && <ProductTourOffer />}</Suspense>
    </>
  );
};
