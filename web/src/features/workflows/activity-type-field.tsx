import type { ActivityTypeOption } from '@inkling/contract';
import { Alert, Button, Group, Select, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activityTypesQuery } from './workflows.queries.ts';

interface ActivityTypeFieldProps {
  /** The id of the chosen kind. */
  value: number | null;
  onChange: (kind: ActivityTypeOption) => void;
  onBlur?: () => void;
  error?: React.ReactNode;
}

/** What sort of piece the activity asks for; without the list nothing can be chosen, so it says so. */
export const ActivityTypeField = ({ value, onChange, onBlur, error }: ActivityTypeFieldProps) => {
  const { data, isError, refetch, isFetching } = useQuery(activityTypesQuery);
  if (isError)
    return (
      <Alert color="red" role="alert" title="The activity types could not be loaded">
        <Group justify="space-between">
          <span>Nothing you filled in is lost.</span>
          <Button variant="default" loading={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        </Group>
      </Alert>
    );
  if (!data) return <Skeleton height={72} radius="md" />;
  return (
    <Select
      label="Activity type"
      placeholder="Choose a type"
      withAsterisk
      allowDeselect={false}
      data={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => {
        const kind = data.find((one) => String(one.id) === id);
        if (kind) onChange(kind);
      }}
      onBlur={onBlur}
      error={error}
    />
  );
};
