import { screenPath, screens } from '@inkling/contract';

export interface Target {
  label: string;
  href: string;
}

export const landingSections: readonly Target[] = [
  { label: 'Features', href: '#features' },
  { label: 'How it works', href: '#how-it-works' },
  { label: 'Challenges', href: '#writing-challenges' },
  { label: 'Voices', href: '#testimonials' },
  { label: 'Plans', href: '#pricing' },
  { label: 'Questions', href: '#faq' },
];

export const educatorsSections: readonly Target[] = [
  { label: 'What it is', href: '#what-is' },
  { label: 'Who it is for', href: '#who-is-it-for' },
  { label: 'Key features', href: '#key-features' },
  { label: 'Use cases', href: '#use-cases' },
  { label: 'Why Inkling', href: '#why-choose-us' },
];

export const footerGroups: readonly { title: string; targets: readonly Target[] }[] = [
  {
    title: 'Inkling',
    targets: [
      { label: 'How it works', href: `${screens.landing.path}#how-it-works` },
      { label: 'Plans', href: screens.subscription.path },
      { label: 'Try a sample writing', href: screens['sample-writing'].path },
      { label: 'For Educators', href: screens.educators.path },
    ],
  },
  {
    title: 'Account',
    targets: [
      { label: 'Sign in', href: screens.login.path },
      { label: 'Create an account', href: screens.register.path },
      { label: 'Privacy', href: screenPath('docs', { slug: 'privacy' }) },
      { label: 'Terms', href: screenPath('docs', { slug: 'terms' }) },
    ],
  },
];
