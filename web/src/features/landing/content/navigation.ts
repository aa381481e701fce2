import { screenPath, screens } from '@inkling/contract';
import type { Site } from '../site-language.ts';

export interface Target {
  label: string;
  href: string;
}

export const landingSections = ({ t }: Site): Target[] =>
  Object.entries(t.sections).map(([id, label]) => ({ label, href: `#${id}` }));

export const footerGroups = ({
  t,
  path,
  pathInApp,
}: Site): { title: string; targets: readonly Target[] }[] => [
  {
    title: t.footer.product,
    targets: [
      { label: t.footer.howItWorks, href: `${path}#how-it-works` },
      { label: t.footer.plans, href: pathInApp(screens.subscription.path) },
      { label: t.footer.sample, href: pathInApp(screens['sample-writing'].path) },
      { label: t.forEducators, href: screens.educators.path },
    ],
  },
  {
    title: t.footer.account,
    targets: [
      { label: t.signIn, href: pathInApp(screens.login.path) },
      { label: t.footer.create, href: pathInApp(screens.register.path) },
      { label: t.footer.privacy, href: pathInApp(screenPath('docs', { slug: 'privacy' })) },
      { label: t.footer.terms, href: pathInApp(screenPath('docs', { slug: 'terms' })) },
    ],
  },
];
