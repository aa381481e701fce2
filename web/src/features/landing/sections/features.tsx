import { productScreenshots } from '../content/screenshots.ts';
import { useSite } from '../site-language.ts';
import { SectionHeading } from './section-heading.tsx';

const size = { width: 390, height: 480, loading: 'lazy', decoding: 'async' } as const;

/** The theme chooses by style which of the two is there; the other is never loaded. */
const Picture = ({ name, alt }: { name: string; alt: string }) => (
  <div className="screen-picture panel">
    <img src={`/screenshots/${name}-light.webp`} alt={alt} className="by-day" {...size} />
    <img src={`/screenshots/${name}-dark.webp`} alt={alt} className="by-night" {...size} />
  </div>
);

export const Features = () => {
  const { t, pathInApp } = useSite();
  return (
    <section id="features" className="wrap section" aria-labelledby="features-title">
      <SectionHeading id="features" eyebrow={t.features.eyebrow} title={t.features.title} />
      <ul className="screens grid shelf">
        {productScreenshots.map(({ picture, href }) => (
          <li key={picture}>
            <Picture name={picture} alt={t.features[picture].alt} />
            <h3>{t.features[picture].title}</h3>
            <p className="soft">{t.features[picture].text}</p>
            <a href={pathInApp(href)}>{t.features[picture].link}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};
