import { Tick } from './art/icon.tsx';
import { StepScene } from './art/step-scene.tsx';
import { audiences, classroomScenarios, educatorReasons, keyFeatures } from './content/educators.ts';
import type { Target } from './content/navigation.ts';
import { CallToAction } from './sections/call-to-action.tsx';
import { FeatureGrid } from './sections/feature-grid.tsx';
import { SectionHeading } from './sections/section-heading.tsx';

interface EducatorsPageProps {
  demo: Target;
  talk: Target;
}

const Actions = ({ demo, talk }: EducatorsPageProps) => (
  <div className="actions">
    <a href={demo.href} className="plain-button large">
      {demo.label}
    </a>
    <a href={talk.href} className="plain-button large quiet">
      {talk.label}
    </a>
  </div>
);

const Hero = (targets: EducatorsPageProps) => (
  <section className="hero" aria-labelledby="hero-title">
    <div className="wrap hero-columns">
      <div>
        <p className="eyebrow">Schools, tutors, authors and creators</p>
        <h1 id="hero-title">For Educators</h1>
        <p className="lead">
          Thirty drafts, thirty different next steps. Inkling sits beside every student and asks; you see
          where each of them stands and teach what only you can.
        </p>
        <Actions {...targets} />
      </div>
      <div className="scene-pair" aria-hidden="true">
        <StepScene name="plan" />
        <StepScene name="feedback" />
      </div>
    </div>
  </section>
);

const WhatIs = () => (
  <section id="what-is" className="wrap section narrow" aria-labelledby="what-is-title">
    <SectionHeading
      id="what-is"
      eyebrow="What it is"
      title="What is Inkling for educators?"
      text="A workshop for writing lessons. You build activities, courses and challenges from steps you choose; the coach guides each student through them with questions; marks come with their reasons on ten criteria; and the last word is always yours."
    />
  </section>
);

const WhoIsItFor = () => (
  <section id="who-is-it-for" className="band section" aria-labelledby="who-is-it-for-title">
    <div className="wrap">
      <SectionHeading id="who-is-it-for" eyebrow="Who it is for" title="For everyone who teaches writing" />
      <ul className="grid cards">
        {audiences.map(({ title, text }) => (
          <li key={title} className="panel">
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const UseCases = () => (
  <section id="use-cases" className="band section" aria-labelledby="use-cases-title">
    <div className="wrap">
      <SectionHeading id="use-cases" eyebrow="Use cases" title="Three moments from a term" />
      <ol className="moments grid cards">
        {classroomScenarios.map(({ when, title, text }) => (
          <li key={title} className="panel">
            <p className="eyebrow">{when}</p>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const WhyChooseUs = () => (
  <section id="why-choose-us" className="wrap section split" aria-labelledby="why-choose-us-title">
    <SectionHeading id="why-choose-us" eyebrow="Why choose us" title="Why educators choose Inkling" />
    <ul className="reasons">
      {educatorReasons.map((reason) => (
        <li key={reason} className="ticked">
          <Tick />
          {reason}
        </li>
      ))}
    </ul>
  </section>
);

export const EducatorsPage = (targets: EducatorsPageProps) => (
  <>
    <Hero {...targets} />
    <WhatIs />
    <WhoIsItFor />
    <section id="key-features" className="wrap section" aria-labelledby="key-features-title">
      <SectionHeading id="key-features" eyebrow="Key features" title="Everything a writing lesson needs" />
      <FeatureGrid items={keyFeatures} />
    </section>
    <UseCases />
    <WhyChooseUs />
    <CallToAction
      title="Show it to your class?"
      text="Half an hour, your own topic, and an answer to every question."
      actions={[targets.demo, targets.talk]}
    />
  </>
);
