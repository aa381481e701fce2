import type { SubscriptionPlan } from '@inkling/contract';
import { Card, Table, Text, Title } from '@mantine/core';
import { IconMinus } from '@tabler/icons-react';
import { formatWithoutZeroCents } from '../../ui/money.ts';
import { compareRows, orderTotals } from './plan-texts.ts';

const Cell = ({ value }: { value: string | null }) => (
  <Table.Td>{value ?? <IconMinus role="img" aria-label="Not included" size={18} />}</Table.Td>
);

export const ComparePlans = ({ plan }: { plan: SubscriptionPlan | undefined }) => {
  const price = plan?.unit_amount ?? orderTotals.unlimited.month;
  return (
    <Card component="section" aria-label="Compare Plans" mt="2xl" padding="md">
      <Title order={2} px="xs" mb="sm">
        Compare Plans
      </Title>
      <Table verticalSpacing="sm" horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Feature</Table.Th>
            <Table.Th scope="col">Free Plan</Table.Th>
            <Table.Th scope="col">Unlimited AI</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {compareRows.map(([name, free, paid]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={500}>
                {name}
              </Table.Th>
              <Cell value={free} />
              <Cell value={paid} />
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Th scope="row" fw={500}>
              Price
            </Table.Th>
            <Table.Td fw={600}>{formatWithoutZeroCents(0)}</Table.Td>
            <Table.Td fw={600}>{formatWithoutZeroCents(price)} per month</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed" px="xs" mt="sm">
        All prices are in Australian dollars.
      </Text>
    </Card>
  );
};
