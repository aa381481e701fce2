import { Icon, type IconName } from '../art/icon.tsx';

interface FeatureGridProps {
  items: readonly { icon: IconName; title: string; text: string }[];
}

const tones = ['ink', 'coral', 'leaf'];

export const FeatureGrid = ({ items }: FeatureGridProps) => (
  <ul className="grid cards features">
    {items.map(({ icon, title, text }, index) => (
      <li key={title} className="panel">
        <span className="feature-icon round" data-tone={tones[index % tones.length]}>
          <Icon name={icon} size={28} />
        </span>
        <h3>{title}</h3>
        <p className="soft">{text}</p>
      </li>
    ))}
  </ul>
);
