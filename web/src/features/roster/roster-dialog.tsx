import type { RosterResult } from '@inkling/contract';
import { Button, FileButton, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { FormErrorBanner } from '../../ui/form-error-banner.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { readZipFile } from './read-zip-file.ts';
import { type RosterFile, type RosterState, useImportRoster } from './roster.queries.ts';
import { RosterReport } from './roster-report.tsx';

/** A zip is tried first, and applied only after the admin has seen what would change. */
const useRosterImport = () => {
  const [file, setFile] = useState<RosterFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<RosterResult | null>(null);
  const plan = useImportRoster();
  const real = useImportRoster();
  const onError = (error: Error) => setProblem(errorText(error));
  const preview = (chosen: RosterFile) => {
    setProblem(null);
    setFile(chosen);
    plan.mutate({ file: chosen, dry_run: true }, { onError });
  };
  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    plan.reset();
    setFile(null);
    const read = await readZipFile(chosen);
    if ('problem' in read) return setProblem(read.problem);
    preview(read);
  };
  const apply = () => {
    if (!file) return;
    setProblem(null);
    real.mutate({ file, dry_run: false }, { onError, onSuccess: setDone });
  };
  return { file, problem, done, plan, real, choose, preview, apply };
};
type RosterImport = ReturnType<typeof useRosterImport>;

const Waiting = ({ label }: { label: string }) => (
  <div role="status">
    <Text mb={6}>{label}</Text>
    <Progress value={100} animated aria-label={label} />
  </div>
);

const changesSomething = ({ can_apply, counts }: RosterResult): boolean =>
  can_apply && Object.values(counts).some((count) => count > 0);

type FolderZip = RosterState['folder_zip'];

const ChooseFile = ({
  importing: { file, choose, preview, real },
  folderZip,
}: {
  importing: RosterImport;
  folderZip: FolderZip;
}) => (
  <>
    <Text>
      Your school system can export a OneRoster file, version 1.1 or 1.2: a zip with users.csv, classes.csv,
      enrollments.csv and more. You see what will change before anything is saved. Students who are no longer
      in a class only leave the class and keep all their writing.
    </Text>
    <Group gap="sm">
      <FileButton onChange={choose} accept=".zip,application/zip" disabled={real.isPending}>
        {(props) => (
          <Button variant="light" leftSection={<IconFileZip size={18} aria-hidden />} {...props}>
            {file ? 'Choose another file' : 'Choose a zip file'}
          </Button>
        )}
      </FileButton>
      {folderZip && (
        <Button
          variant="default"
          disabled={real.isPending}
          onClick={() => preview({ filename: folderZip.filename, folder_changed_at: folderZip.changed_at })}
        >
          Use the newest in your folder
        </Button>
      )}
      {file && <Text className={textClasses.breakable}>{file.filename}</Text>}
    </Group>
  </>
);

interface ChoosingProps {
  importing: RosterImport;
  folderZip: FolderZip;
  onClose: () => void;
}

const Choosing = ({ importing, folderZip, onClose }: ChoosingProps) => {
  const { plan, real, problem, apply } = importing;
  const isReady = plan.data && !plan.isPending && !real.isPending;
  return (
    <>
      <ChooseFile importing={importing} folderZip={folderZip} />
      <FormErrorBanner>{problem}</FormErrorBanner>
      {plan.isPending && <Waiting label="Reading the file..." />}
      {real.isPending && <Waiting label="Applying the roster..." />}
      {isReady && !plan.data.can_apply && (
        <FormErrorBanner>This file cannot be used, and nothing will be changed.</FormErrorBanner>
      )}
      {isReady && <RosterReport result={plan.data} stage="plan" />}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {real.isPending ? 'Close' : 'Cancel'}
        </Button>
        <Button
          color="coral"
          disabled={!isReady || !changesSomething(plan.data)}
          loading={real.isPending}
          onClick={apply}
        >
          Apply
        </Button>
      </Group>
    </>
  );
};

const Done = ({ result, onClose }: { result: RosterResult; onClose: () => void }) => (
  <>
    <RosterReport result={result} stage="done" />
    {result.counts.student_added > 0 && (
      <Text>
        New students have no password yet: the teachers of their classes print their login cards, under
        Students.
      </Text>
    )}
    <Group justify="flex-end">
      <Button onClick={onClose}>Done</Button>
    </Group>
  </>
);

export const RosterDialog = ({ folderZip, onClose }: { folderZip: FolderZip; onClose: () => void }) => {
  const importing = useRosterImport();
  return (
    <Modal opened size="lg" onClose={onClose} title={importing.done ? 'The roster is applied' : 'Roster'}>
      <Stack>
        {importing.done ? (
          <Done result={importing.done} onClose={onClose} />
        ) : (
          <Choosing importing={importing} folderZip={folderZip} onClose={onClose} />
        )}
      </Stack>
    </Modal>
  );
};
