import { type SiteSettings, screens } from '@inkling/contract';
import type { SampleDraft } from './content/sample-drafts.ts';
import { CallToAction } from './sections/call-to-action.tsx';
import { CoachSample } from './sections/coach-sample.tsx';
import { Faq } from './sections/faq.tsx';
import { Features } from './sections/features.tsx';
import { Hero } from './sections/hero.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { Pricing } from './sections/pricing.tsx';
import { Testimonials } from './sections/testimonials.tsx';
import { WritingChallenges } from './sections/writing-challenges.tsx';
import { useSite } from './site-language.ts';

export const LandingPage = ({ site, drafts }: { site: SiteSettings; drafts: readonly SampleDraft[] }) => {
  const { t, pathInApp } = useSite();
  return (
    <>
      <Hero drafts={drafts} />
      <Features />
      <HowItWorks />
      <CoachSample drafts={drafts} />
      <WritingChallenges />
      {(site.testimonials.length > 0 || site.claims.length > 0) && <Testimonials site={site} />}
      <Pricing />
      <Faq />
      <CallToAction
        title={t.invitation.title}
        text={t.invitation.text}
        actions={[
          { label: t.invitation.create, href: pathInApp(screens.register.path) },
          { label: t.invitation.plans, href: pathInApp(screens.subscription.path) },
        ]}
      />
    </>
  );
};
