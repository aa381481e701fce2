import type { Alert, Page } from '@inkling/contract';
import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { uncertainAlertsIntroduction } from './alert-labels.ts';
import { AlertList } from './alerts-card.tsx';
import { t } from './texts.ts';

/** What is only worth a look: calm, below what is sure, and never more than a list. */
export const UncertainAlerts = ({ page, children }: { page: Page<Alert>; children?: ReactNode }) => (
  <Card component="section" aria-labelledby="uncertain-alerts">
    <Title order={2} id="uncertain-alerts">
      {t.worthALook}
    </Title>
    <Text mt={4} maw="46rem" c="dimmed">
      {uncertainAlertsIntroduction}
    </Text>
    <AlertList alerts={page.items} />
    {children}
  </Card>
);
