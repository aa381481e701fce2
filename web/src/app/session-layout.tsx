import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { readToken } from '../api/token.ts';
import { IdentityHost } from '../features/passkeys/identity-host.tsx';
import { loadTexts } from '../language/load-texts.ts';
import { lazyOrFallback } from '../ui/lazy-component.tsx';
import { useHasElapsed } from '../ui/use-has-elapsed.ts';
import { Appearance } from './appearance.tsx';
import { SessionWatch } from './session-watch.tsx';
import { useSendUnsentWork } from './use-send-unsent-work.ts';

/** Comes after the screen it is about. */
const ProductTourOfScreen = lazyOrFallback(async () => {
  await loadTexts(() => ['tours/product-tours/invitation']);
  return (await import('../features/tours/product-tours/product-tour-of-screen.tsx')).ProductTourOfScreen;
});

const offeredAfterMs = 1500;

/** What belongs to the person who is signed in; the guided demo is outside of it and asks the server nothing. */
export const SessionLayout = () => {
  // Signing in is a navigation too: it is what makes this look for the token again.
  useLocation();
  useSendUnsentWork();
  const isSettled = useHasElapsed(offeredAfterMs);
  return (
    <>
      <Appearance />
      <SessionWatch />
      <IdentityHost />
      <Outlet />
      <Suspense>{isSettled && readToken() !== null && <ProductTourOfScreen />}</Suspense>
    </>
  );
};
