import { type Child, children, screenPath, screens } from '@inkling/contract';
import { Anchor, Button, Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useIsBuilt } from '../../ui/built-screens.ts';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';

const ChildCard = ({ child }: { child: Child }) => {
  const isBuilt = useIsBuilt();
  return (
    <Card>
      <Group wrap="nowrap">
        <UserAvatar user={child} size={48} />
        <div style={{ minWidth: 0, flex: 1 }}>
          <Title order={3} fz="md">
            {child.full_name}
          </Title>
          {child.grade_level !== null && <Text c="dimmed">Year {child.grade_level}</Text>}
        </div>
      </Group>
      {isBuilt('parent-children') && (
        <Button
          component={Link}
          to={screenPath('parent-children', {}, { id: String(child.id) })}
          variant="light"
          mt="md"
        >
          View Details
        </Button>
      )}
    </Card>
  );
};

const ChildCards = () => {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['children'],
    queryFn: ({ signal }) => call(children.listChildren, { query: { page: 0 } }, { signal }),
  });
  if (error) return <ErrorState text={errorText(error)} onRetry={refetch} retrying={isFetching} />;
  if (!data) return <CardsSkeleton count={2} />;
  if (data.items.length === 0) return <EmptyState title="No children found" />;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
      {data.items.map((child) => (
        <ChildCard key={child.id} child={child} />
      ))}
    </SimpleGrid>
  );
};

export const ChildrenActivity = () => {
  const isBuilt = useIsBuilt();
  return (
    <>
      <Group justify="space-between" mt="xl" mb="md">
        <Title order={2}>Children's Activity</Title>
        {isBuilt('parent-children') && (
          <Anchor component={Link} to={screens['parent-children'].path}>
            View All
          </Anchor>
        )}
      </Group>
      <ChildCards />
    </>
  );
};
