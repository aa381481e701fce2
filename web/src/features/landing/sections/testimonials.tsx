import type { SiteSettings } from '@inkling/contract';
import { useSite } from '../site-language.ts';
import { SectionHeading } from './section-heading.tsx';

/** What the operator wrote, in the page's language where they gave it in that too. */
const Said = ({ words, zh }: { words: string; zh: string | undefined }) => {
  const { language, langOfEnglish } = useSite();
  if (language === 'zh' && zh) return zh;
  return langOfEnglish ? <span lang={langOfEnglish}>{words}</span> : words;
};

/** The operator's own; in a demonstration they are samples and say so. */
const Figures = ({ claims }: Pick<SiteSettings, 'claims'>) =>
  claims.length > 0 && (
    <dl className="figures">
      {claims.map(({ figure, label, label_zh }) => (
        <div key={label}>
          <dt>
            <Said words={label} zh={label_zh} />
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );

export const Testimonials = ({ site }: { site: SiteSettings }) => {
  const { voices } = useSite().t;
  return (
    <section id="testimonials" className="wrap section" aria-labelledby="testimonials-title">
      <SectionHeading id="testimonials" eyebrow={voices.eyebrow} title={voices.title} />
      <ul className="voices grid cards">
        {site.testimonials.map(({ quote, quote_zh, name, role, role_zh }) => (
          <li key={name} className="panel">
            <figure>
              <blockquote>
                <p>
                  <Said words={quote} zh={quote_zh} />
                </p>
              </blockquote>
              <figcaption className="soft small">
                <span className="round" aria-hidden="true">
                  {name.slice(0, 1)}
                </span>
                <span>
                  <b>{name}</b>
                  <Said words={role} zh={role_zh} />
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Figures claims={site.claims} />
      {site.samples && <p className="soft small">{voices.samples}</p>}
    </section>
  );
};
