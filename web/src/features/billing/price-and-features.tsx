import { List, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';

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
  <List
    aria-label={label}
    spacing="xs"
    mt="md"
    mb="lg"
    icon={<IconCheck size={20} color="var(--leaf)" aria-hidden />}
  >
    {items.map((item) => (
      <List.Item key={item}>{item}</List.Item>
    ))}
  </List>
);
