import { IconCheck } from '@tabler/icons-react';
import classes from './billing.module.css';

export const FeatureList = ({ label, items }: { label: string; items: string[] }) => (
  <ul className={classes.features} aria-label={label}>
    {items.map((item) => (
      <li key={item}>
        <IconCheck aria-hidden size={20} />
        {item}
      </li>
    ))}
  </ul>
);
