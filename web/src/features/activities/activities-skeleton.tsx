import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** The place where rows are about to stand. */
export const ActivitiesSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
    <Card aria-hidden>
      <Stack gap="2xl">
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered
          <Skeleton key={index} height={16} radius="xl" width={index % 2 ? '85%' : '100%'} />
        ))}
      </Stack>
    </Card>
  </div>
);
