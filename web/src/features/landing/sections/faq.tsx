import { useSite } from '../site-language.ts';
import { SectionHeading } from './section-heading.tsx';

export const Faq = () => {
  const { faq } = useSite().t;
  return (
    <section id="faq" className="wrap section faq" aria-labelledby="faq-title">
      <SectionHeading id="faq" eyebrow={faq.eyebrow} title={faq.title} />
      <div className="faq-list">
        {faq.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
};
