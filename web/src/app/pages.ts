import type { ScreenName } from '@inkling/contract';
import type { ComponentType } from 'react';

type PageLoader = () => Promise<ComponentType>;

/** The page of each screen that is built; a screen without one is not routed and never linked to. */
export const pages: Partial<Record<ScreenName, PageLoader>> = {
  landing: async () => (await import('../features/landing/landing-page.tsx')).LandingPage,

  login: async () => (await import('../features/accounts/login-page.tsx')).LoginPage,
  register: async () => (await import('../features/accounts/register-page.tsx')).RegisterPage,
  'forgot-password': async () =>
    (await import('../features/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
  'reset-password': async () =>
    (await import('../features/accounts/reset-password-page.tsx')).ResetPasswordPage,
  'verify-email': async () => (await import('../features/accounts/verify-email-page.tsx')).VerifyEmailPage,
  unsubscribe: async () => (await import('../features/accounts/unsubscribe-page.tsx')).UnsubscribePage,
  profile: async () => (await import('../features/accounts/profile-page.tsx')).ProfilePage,
  settings: async () => (await import('../features/accounts/settings/settings-page.tsx')).SettingsPage,
};
