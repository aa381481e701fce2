import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './billing.module.css';

/** A large amount and, smaller, what it is paid for. */
export const Price = ({ amount, per }: { amount: string; per: string }) => (
  <Text ff="heading" fz="3xl" fw={650} lh={1.2}>
    {amount}{' '}
    <Text span c="dimmed" ff="text" fw={400}>
      {per}
    </Text>
  </Text>
);

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
