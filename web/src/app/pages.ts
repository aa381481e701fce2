import type { ScreenName } from '@inkling/contract';
import type { ComponentType } from 'react';

type PageLoader = () => Promise<ComponentType>;

/** The page of each screen that is built; a screen without one is not routed and never linked to. */
export const pages: Partial<Record<ScreenName, PageLoader>> = {
  landing: async () => (await import('../features/landing/landing-page.tsx')).LandingPage,

  login: async () => (await import('../features/accounts/login-page.tsx')).LoginPage,
};
