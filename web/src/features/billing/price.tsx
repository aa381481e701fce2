import { Text } from '@mantine/core';

/** A large amount and, smaller, what it is paid for. */
export const Price = ({ amount, per }: { amount: string; per: string }) => (
  <Text ff="heading" fz="3xl" fw={650} lh={1.2}>
    {amount}{' '}
    <Text span c="dimmed" ff="text" fw={400}>
      {per}
    </Text>
  </Text>
);
