import { questions } from '../content/faqs.ts';
import { SectionHeading } from './section-heading.tsx';

export const Faq = () => (
  <section id="faq" className="wrap section faq" aria-labelledby="faq-title">
    <SectionHeading id="faq" eyebrow="Questions" title="Asked by parents, answered plainly" />
    <div className="faq-list">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
