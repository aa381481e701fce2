import { StepScene } from '../art/step-scene.tsx';
import { useSite } from '../site-language.ts';
import { SectionHeading } from './section-heading.tsx';

const steps = ['idea', 'plan', 'canvas', 'feedback'] as const;

export const HowItWorks = () => {
  const { t } = useSite();
  return (
    <section id="how-it-works" className="band section" aria-labelledby="how-it-works-title">
      <div className="wrap">
        <SectionHeading
          id="how-it-works"
          eyebrow={t.steps.eyebrow}
          title={t.steps.title}
          text={t.steps.text}
        />
        <ol className="steps grid">
          {steps.map((step, index) => (
            <li key={step}>
              <StepScene name={step} />
              <h3>
                <span className="round">{index + 1}</span>
                {t.steps[step].title}
              </h3>
              <p className="soft">{t.steps[step].text}</p>
            </li>
          ))}
        </ol>
        <p className="aside-note">
          <b>{t.steps.stuck}</b>
          {t.steps.teachers}
        </p>
      </div>
    </section>
  );
};
