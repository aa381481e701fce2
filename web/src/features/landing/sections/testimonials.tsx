import type { SiteSettings } from '@inkling/contract';
import { SectionHeading } from './section-heading.tsx';

export const Testimonials = ({ site }: { site: SiteSettings }) => (
  <section id="testimonials" className="wrap section" aria-labelledby="testimonials-title">
    <SectionHeading id="testimonials" eyebrow="Voices" title="What happens when someone asks" />
    <ul className="voices">
      {site.testimonials.map(({ quote, name, role }) => (
        <li key={name}>
          <figure>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <span className="initial" aria-hidden="true">
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
    {site.samples && <p className="sample-note">Sample voices of a demonstration site.</p>}
  </section>
);
