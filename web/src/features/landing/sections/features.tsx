import { Icon, type IconName } from '../art/icon.tsx';
import { features } from '../content/features.ts';
import { SectionHeading } from './section-heading.tsx';

interface FeatureGridProps {
  items: readonly { icon: IconName; title: string; text: string }[];
}

export const FeatureGrid = ({ items }: FeatureGridProps) => (
  <ul className="feature-grid">
    {items.map(({ icon, title, text }) => (
      <li key={title}>
        <span className="feature-icon">
          <Icon name={icon} size={28} />
        </span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

export const Features = () => (
  <section id="features" className="wrap section" aria-labelledby="features-title">
    <SectionHeading id="features" eyebrow="Features" title="Help that leaves the pen in the child’s hand" />
    <FeatureGrid items={features} />
  </section>
);
