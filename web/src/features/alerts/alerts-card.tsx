import type { Alert } from '@inkling/contract';
import { Card, Stack, Text, Title } from '@mantine/core';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../api/session.ts';
import { AlertItem } from './alert-item.tsx';
import { helplines, introductions } from './alert-labels.ts';
import classes from './alerts.module.css';
import { unansweredAlerts } from './alerts.queries.ts';

const Helplines = () => (
  <ul className={classes.helplines} aria-label="Helplines, for grown-ups too">
    {helplines.map(({ name, number }) => (
      <li key={name}>
        {name} <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
      </li>
    ))}
  </ul>
);

export const AlertList = ({ alerts }: { alerts: Alert[] }) => (
  <Stack component="ul" gap="sm" mt="sm">
    {alerts.map((alert) => (
      <AlertItem key={alert.id} alert={alert} />
    ))}
  </Stack>
);

/** What the coach is sure of. Nothing stands here on a good day. */
export const AlertsCard = () => {
  const role = useUser()?.role;
  const page = useQuery(unansweredAlerts('sure')).data;
  if (!role || !page || page.items.length === 0) return null;
  const more = page.meta.total - page.items.length;
  return (
    <Card component="section" aria-labelledby="alerts" className={classes.card}>
      <Title order={2} id="alerts" className={classes.title}>
        <IconHeartHandshake aria-hidden />
        {role === 'parent' ? 'Please check on your child' : 'Please check on your students'}
      </Title>
      <Text mt={4} maw="46rem">
        {introductions[role]}
      </Text>
      <Helplines />
      <AlertList alerts={page.items} />
      {more > 0 && (
        <Text c="dimmed" mt="sm">
          {more} more will appear here as you answer these.
        </Text>
      )}
    </Card>
  );
};
