import { Card, SimpleGrid, Skeleton, VisuallyHidden } from '@mantine/core';

/** The place where cards are about to stand. */
export const CardsSkeleton = ({ count, height = 120 }: { count: number; height?: number }) => (
  <div role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
    <SimpleGrid cols={{ base: 1, xs: Math.min(count, 2), md: count }} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered
        <Card key={index} h={height}>
          <Skeleton height={14} width="45%" radius="xl" />
          <Skeleton height={14} mt="md" radius="xl" />
          <Skeleton height={14} mt="sm" width="75%" radius="xl" />
        </Card>
      ))}
    </SimpleGrid>
  </div>
);
