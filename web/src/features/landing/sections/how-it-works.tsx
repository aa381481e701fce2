import { StepScene } from '../art/step-scene.tsx';
import { steps } from '../content/steps.ts';
import { SectionHeading } from './section-heading.tsx';

export const HowItWorks = () => (
  <section id="how-it-works" className="band section" aria-labelledby="how-it-works-title">
    <div className="wrap">
      <SectionHeading
        id="how-it-works"
        eyebrow="How it works"
        title="Four steps, one finished piece"
        text="The way a good teacher would go, with time for every child."
      />
      <ol className="steps grid">
        {steps.map(({ art, title, text }, index) => (
          <li key={title}>
            <StepScene name={art} />
            <h3>
              <span className="round">{index + 1}</span>
              {title}
            </h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="aside-note">
        <b>Stuck all the same?</b> Live teacher help sessions are there as an option, for the days when a
        person helps most.
      </p>
    </div>
  </section>
);
