import { type SchoolYear, screenPath } from '@inkling/contract';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../api/session.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { confirm } from '../../ui/confirm.ts';
import { formatDate, formatNearDateTime } from '../../ui/dates.ts';
import { BackLink, Section } from '../../ui/detail-layout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { NewYearForm } from './new-year-form.tsx';
import { schoolYearQuery, useUndoYear } from './school-years.queries.ts';
import { rolloverCountsText, undoneText, undoQuestion } from './school-years-texts.ts';

type Rollover = NonNullable<SchoolYear['last_rollover']>;

interface DoneProps {
  rollover: Rollover;
  canUndo: boolean;
  possibleFrom: string | null;
  undo: ReturnType<typeof useUndoYear>;
}

const Done = ({ rollover, canUndo, possibleFrom, undo }: DoneProps) => {
  const askAndUndo = async () => (await confirm(undoQuestion)) && undo.mutate();
  return (
    <Section title="The new school year has begun">
      <Stack gap="sm" align="flex-start">
        <Text>
          On {formatDate(rollover.done_at)}: {rolloverCountsText(rollover)}.
        </Text>
        {canUndo ? (
          <>
            <Text c="dimmed">It can be undone until {formatNearDateTime(rollover.undo_until)}.</Text>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              loading={undo.isPending}
              onClick={askAndUndo}
            >
              Undo the new year
            </Button>
          </>
        ) : (
          possibleFrom && <Text c="dimmed">The next one can begin from {formatDate(possibleFrom)} on.</Text>
        )}
      </Stack>
    </Section>
  );
};

const Year = () => {
  const query = useQuery(schoolYearQuery);
  const undo = useUndoYear();
  return (
    <Stack gap="lg">
      {undo.data && (
        <Text role="status" fw={600}>
          {undoneText(undo.data)}
        </Text>
      )}
      <QueryState query={query} skeleton={<Skeleton height="16rem" radius="lg" />}>
        {(year) =>
          year.last_rollover && year.possible_from ? (
            <Done
              rollover={year.last_rollover}
              canUndo={year.can_undo}
              possibleFrom={year.possible_from}
              undo={undo}
            />
          ) : (
            <NewYearForm year={year} />
          )
        }
      </QueryState>
    </Stack>
  );
};

/** Once a year, for admins: everybody moves up, the last year leaves, and classes close. */
export const NewYearPage = () => {
  const school = useUser()?.school;
  if (school?.role !== 'admin' || !school.has_joined)
    return (
      <>
        <PageHeader title="New school year" />
        <EmptyState title="This is for admins" text="Whoever runs a school begins its new year here." />
      </>
    );
  return (
    <>
      <BackLink to={screenPath('school')}>{school.name}</BackLink>
      <PageHeader
        title="New school year"
        text="See what would change, then begin it with one press. Nothing that anybody wrote is lost."
      />
      <Year />
    </>
  );
};
