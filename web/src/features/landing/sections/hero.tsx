import { screens } from '@inkling/contract';
import type { SampleDraft } from '../content/sample-drafts.ts';
import { HeroDemo } from './hero-demo.tsx';
import { Trust } from './trust.tsx';

export const Hero = ({ drafts }: { drafts: readonly SampleDraft[] }) => (
  <section className="hero" aria-labelledby="hero-title">
    <div className="wrap hero-columns">
      <div>
        <p className="eyebrow">A writing coach for school children</p>
        <h1 id="hero-title">Big stories start as a drop of ink.</h1>
        <p className="lead">
          Inkling asks the right question at the right moment, from the first idea to the last full stop. Your
          child writes every word.
        </p>
        <div className="actions">
          <a href={screens.register.path} className="plain-button large">
            Start for free
          </a>
          <a href={screens['sample-writing'].path} className="plain-button large quiet">
            Try a sample writing
          </a>
        </div>
        <p className="soft small">Free plan with 4 AI writing challenges per month. No card needed.</p>
      </div>
      <HeroDemo drafts={drafts} />
    </div>
    <div className="wrap">
      <Trust />
    </div>
  </section>
);
