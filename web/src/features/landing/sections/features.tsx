import { productScreenshots } from '../content/screenshots.ts';
import { SectionHeading } from './section-heading.tsx';

const size = { width: 390, height: 480, loading: 'lazy', decoding: 'async' } as const;

/** The theme chooses by style which of the two is there; the other is never loaded. */
const Picture = ({ name, alt }: { name: string; alt: string }) => (
  <div className="screen-picture panel">
    <img src={`/screenshots/${name}-light.webp`} alt={alt} className="by-day" {...size} />
    <img src={`/screenshots/${name}-dark.webp`} alt={alt} className="by-night" {...size} />
  </div>
);

export const Features = () => (
  <section id="features" className="wrap section" aria-labelledby="features-title">
    <SectionHeading id="features" eyebrow="Features" title="Help that leaves the pen in the child’s hand" />
    <ul className="screens grid shelf">
      {productScreenshots.map(({ picture, alt, title, text, link }) => (
        <li key={picture}>
          <Picture name={picture} alt={alt} />
          <h3>{title}</h3>
          <p className="soft">{text}</p>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  </section>
);
