import type { SiteSettings } from '@inkling/contract';
import { SectionHeading } from './section-heading.tsx';

/** The operator's own; in a demonstration they are samples and say so. */
const Figures = ({ claims }: Pick<SiteSettings, 'claims'>) =>
  claims.length > 0 && (
    <dl className="figures">
      {claims.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );

export const Testimonials = ({ site }: { site: SiteSettings }) => (
  <section id="testimonials" className="wrap section" aria-labelledby="testimonials-title">
    <SectionHeading id="testimonials" eyebrow="Voices" title="What happens when someone asks" />
    <ul className="voices grid cards">
      {site.testimonials.map(({ quote, name, role }) => (
        <li key={name} className="panel">
          <figure>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption className="soft small">
              <span className="round" aria-hidden="true">
                {name.slice(0, 1)}
              </span>
              <span>
                <b>{name}</b>
                {role}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
    <Figures claims={site.claims} />
    {site.samples && <p className="soft small">Sample voices and figures of a demonstration site.</p>}
  </section>
);
