import type { Alert } from '@inkling/contract';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../api/session.ts';
import textClasses from '../../ui/theme/text.module.css';
import { AlertItem } from './alert-item.tsx';
import { helplines, introductions } from './alert-labels.ts';
import classes from './alerts.module.css';
import { unansweredAlerts } from './alerts.queries.ts';
import { t } from './texts.ts';

const Helplines = () => (
  <Group component="ul" gap="0 var(--space-xl)" mt="xs" aria-label={t.helplinesForGrownUpsToo}>
    {helplines.map(({ name, number }) => (
      <li key={name}>
        {name}{' '}
        <a className={textClasses.touch} href={`tel:${number.replaceAll(' ', '')}`}>
          <strong>{number}</strong>
        </a>
      </li>
    ))}
  </Group>
);

export const AlertList = ({ alerts }: { alerts: Alert[] }) => (
  <Stack component="ul" gap="sm" mt="sm">
    {alerts.map((alert) => (
      <AlertItem key={alert.id} alert={alert} />
    ))}
  </Stack>
);

/** What the coach is sure of. Nothing stands here on a good day. */
export const AlertsCard = ({ mb }: { mb?: 'xl' }) => {
  const role = useUser()?.role;
  const page = useQuery(unansweredAlerts('sure')).data;
  if (!role || !page || page.items.length === 0) return null;
  const more = page.meta.total - page.items.length;
  return (
    <Card component="section" aria-labelledby="alerts" className={classes.card} mb={mb}>
      <Title order={2} id="alerts">
        <Text span c="var(--coral-on-wash)">
          <IconHeartHandshake className={classes.icon} aria-hidden />
        </Text>{' '}
        {role === 'parent' ? t.pleaseCheckOnYourChild : t.pleaseCheckOnYourStudents}
      </Title>
      <Text mt={4} maw="46rem">
        {introductions[role]}
      </Text>
      <Helplines />
      <AlertList alerts={page.items} />
      {more > 0 && (
        <Text c="dimmed" mt="sm">
          {t.moreWillAppearHereAs(more)}
        </Text>
      )}
    </Card>
  );
};
