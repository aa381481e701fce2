import { screens } from '@inkling/contract';
import type { SampleDraft } from '../content/sample-drafts.ts';
import { useSite } from '../site-language.ts';
import { HeroDemo } from './hero-demo.tsx';
import { Trust } from './trust.tsx';

export const Hero = ({ drafts }: { drafts: readonly SampleDraft[] }) => {
  const { t, pathInApp } = useSite();
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero-columns">
        <div>
          <p className="eyebrow">{t.hero.eyebrow}</p>
          <h1 id="hero-title">{t.hero.title}</h1>
          <p className="lead">{t.hero.lead}</p>
          <div className="actions">
            <a href={pathInApp(screens.register.path)} className="plain-button large">
              {t.hero.startForFree}
            </a>
            <a href={pathInApp(screens['sample-writing'].path)} className="plain-button large quiet">
              {t.hero.trySample}
            </a>
          </div>
          <p className="soft small">{t.hero.note}</p>
        </div>
        <HeroDemo drafts={drafts} />
      </div>
      <div className="wrap">
        <Trust />
      </div>
    </section>
  );
};
