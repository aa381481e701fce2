import type { SubscriptionPlan } from '@inkling/contract';
import { Card, Table, Text, Title } from '@mantine/core';
import { IconMinus } from '@tabler/icons-react';
import { formatWithoutZeroCents } from '../../ui/money.ts';
import { compareRows, orderTotals } from './plan-texts.ts';
import { t } from './texts.ts';

const Cell = ({ value }: { value: string | null }) => (
  <Table.Td>{value ?? <IconMinus role="img" aria-label={t.notIncluded} size={18} />}</Table.Td>
);

export const ComparePlans = ({ plan }: { plan: SubscriptionPlan | undefined }) => {
  const price = plan?.unit_amount ?? orderTotals.unlimited.month;
  return (
    <Card component="section" aria-label={t.comparePlans} mt="2xl" padding="md">
      <Title order={2} px="xs" mb="sm">
        {t.comparePlans}
      </Title>
      <Table verticalSpacing="sm" horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t.feature}</Table.Th>
            <Table.Th scope="col">{t.freePlan}</Table.Th>
            <Table.Th scope="col">{t.unlimitedAi}</Table.Th>
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
              {t.price}
            </Table.Th>
            <Table.Td fw={600}>{formatWithoutZeroCents(0)}</Table.Td>
            <Table.Td fw={600}>{t.perMonth(formatWithoutZeroCents(price))}</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed" px="xs" mt="sm">
        {t.allPricesAreInAustralian}
      </Text>
    </Card>
  );
};
