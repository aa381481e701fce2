import { Card, SimpleGrid, Skeleton, VisuallyHidden } from '@mantine/core';
import { t } from './texts.ts';

interface CardsSkeletonProps {
  count: number;
  /** In a row on a wide screen; all of them unless told. */
  columns?: number;
  height?: number;
}

/** The place where cards are about to stand. */
export const CardsSkeleton = ({ count, columns = count, height = 120 }: CardsSkeletonProps) => (
  <div role="status">
    <VisuallyHidden>{t.loading}</VisuallyHidden>
    {/* Four in a row are figures, which stand two by two on a phone. */}
    <SimpleGrid
      cols={{ base: columns === 4 ? 2 : 1, xs: Math.min(columns, 2), md: columns }}
      spacing={{ base: columns === 4 ? 'xs' : 'md', xs: 'md' }}
      aria-hidden
    >
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
