import { formatLongDate } from '../../../ui/dates.ts';
import prose from '../../../ui/prose.module.css';
import type { LegalText } from './legal-text.ts';

export const LegalArticle = ({ text }: { text: LegalText }) => (
  <article className={prose.prose}>
    <h1>{text.title}</h1>
    <p className={prose.aside}>Last Updated: {formatLongDate(new Date())}</p>
    <p>{text.intro}</p>
    {text.sections.map(({ heading, paragraphs = [], list = [] }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list.length > 0 && (
          <ul>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </article>
);
