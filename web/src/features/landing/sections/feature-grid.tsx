import { Icon, type IconName } from '../art/icon.tsx';

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
