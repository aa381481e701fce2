import type { RosterRun } from '@inkling/contract';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../shared/query-state.tsx';
import { formatNearDateTime } from '../../ui/dates.ts';
import { Section } from '../../ui/detail-layout.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { rosterState } from './roster.queries.ts';
import { RosterDialog } from './roster-dialog.tsx';
import { RosterSummary } from './roster-report.tsx';
import { sourceTexts } from './roster-texts.ts';

const LastRun = ({ run }: { run: RosterRun }) => (
  <Stack gap={6} w="100%">
    <Text className={textClasses.breakable}>
      Last roster: {formatNearDateTime(run.created_at)}, {sourceTexts[run.source]} ({run.filename})
    </Text>
    {!run.can_apply && <Text fw={600}>The file could not be used, and nothing was changed.</Text>}
    <RosterSummary result={run} stage="done" />
  </Stack>
);

/** Staff, classes and students from the school's own system; for admins. */
export const RosterSection = () => {
  const query = useQuery(rosterState);
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Roster">
      <QueryState query={query} skeleton={<Skeleton height="6rem" radius="lg" />}>
        {({ last_run, folder }) => (
          <Stack gap="sm" align="flex-start">
            <Text c="dimmed">
              Bring in colleagues, classes and students from your school system with a OneRoster file, and
              keep them up to date.
            </Text>
            {folder && (
              <Text c="dimmed">
                Every night Inkling also reads the newest zip in the folder <strong>{folder}</strong>.
              </Text>
            )}
            {last_run && <LastRun run={last_run} />}
            <Button
              {...(last_run ? { variant: 'default' } : { color: 'coral' })}
              leftSection={<IconFileZip size={18} aria-hidden />}
              onClick={() => setOpen(true)}
            >
              Upload a roster
            </Button>
          </Stack>
        )}
      </QueryState>
      {isOpen && <RosterDialog folderZip={query.data?.folder_zip ?? null} onClose={() => setOpen(false)} />}
    </Section>
  );
};
