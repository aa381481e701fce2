import { screens } from '@inkling/contract';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { t } from './texts.ts';

/** Where a visitor goes from the end of the sample. */
export const FinishedPanel = () => (
  <Card padding="2xl" mt="lg" component="section">
    <Title order={2} fz="h3">
      {t.thatWasTheWholeJourney}
    </Title>
    <Text mt="xs" maw="46rem">
      {t.ninaIsMadeUp}
    </Text>
    <Group mt="md">
      <Button component={Link} to={screens.register.path} color="coral">
        {t.createAFreeAccount}
      </Button>
      <Button component={Link} to={screens.subscription.path} variant="default">
        {t.viewPlans}
      </Button>
    </Group>
  </Card>
);
