import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { t } from './texts.ts';

/** The place where a title and its sections are about to stand. */
export const DetailSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t.loading}</VisuallyHidden>
    <Stack gap="md" aria-hidden>
      <Skeleton height={18} width="8rem" radius="xl" />
      <Skeleton height={36} width="min(100%, 26rem)" radius="xl" />
      <Card h={180}>
        <Skeleton height={14} radius="xl" />
        <Skeleton height={14} mt="sm" radius="xl" />
        <Skeleton height={14} mt="sm" width="60%" radius="xl" />
      </Card>
      <Card h={120} />
    </Stack>
  </div>
);
