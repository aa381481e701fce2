import { screens } from '@inkling/contract';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';

/** Where a visitor goes from the end of the sample. */
export const FinishedPanel = () => (
  <Card padding="2xl" mt="lg" component="section">
    <Title order={2} fz="h3">
      That was the whole journey
    </Title>
    <Text mt="xs" maw="46rem">
      Nina is made up, and so is her piece. The feedback is real: our coach read this draft exactly as it
      would read your child's. Starting is free, and your child's words stay your child's own.
    </Text>
    <Group mt="md">
      <Button component={Link} to={screens.register.path} color="coral">
        Create a free account
      </Button>
      <Button component={Link} to={screens.subscription.path} variant="default">
        View Plans
      </Button>
    </Group>
  </Card>
);
