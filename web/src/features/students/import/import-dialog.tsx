import { decodeCsv, type ImportResult, pluralise, screens } from '@inkling/contract';
import { Button, FileButton, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../../api/api-error.ts';
import { OptionFilter } from '../../../shared/options/option-filter.tsx';
import { saveTextAsFile } from '../../../shared/save-text-as-file.ts';
import { FormErrorBanner } from '../../../ui/form-error-banner.tsx';
import textClasses from '../../../ui/theme/text.module.css';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { useUnmountedRef } from '../../../ui/use-unmounted-ref.ts';
import { loginCardsPageState } from '../login-cards/login-cards-page-state.ts';
import { loadCourseOptions, useImportStudents } from '../students.queries.ts';
import { isCsvFile, resultFile, template } from './csv-files.ts';
import { ImportReport, resultSentence } from './import-report.tsx';

interface ImportDialogProps {
  /** The course that is being looked at, or empty. */
  courseId: string;
  onClose: () => void;
}

interface Chosen {
  name: string;
  csv: string;
}

/** A file is tried first, and imported only after the teacher has seen what would happen. */
const useImport = (startCourseId: string) => {
  const [file, setFile] = useState<Chosen | null>(null);
  const [courseId, setCourseId] = useState(startCourseId);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<ImportResult | null>(null);
  const plan = useImportStudents();
  const real = useImportStudents();
  const isGone = useUnmountedRef();
  const failed = (error: Error) => setProblem(errorText(error));
  const check = (csv: string, course_id: string) => {
    setProblem(null);
    plan.mutate({ csv, course_id, dry_run: true }, { onError: failed });
  };
  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    plan.reset();
    setFile(null);
    if (!isCsvFile(chosen)) return setProblem('Please choose a .csv file');
    const csv = decodeCsv(new Uint8Array(await chosen.arrayBuffer()));
    setFile({ name: chosen.name, csv });
    check(csv, courseId);
  };
  const chooseCourse = (id: string | null) => {
    setCourseId(id ?? '');
    if (file) check(file.csv, id ?? '');
  };
  const run = () => {
    if (!file) return;
    setProblem(null);
    real.mutateAsync({ csv: file.csv, course_id: courseId, dry_run: false }).then(
      (result) => (isGone.current ? toastSuccess(resultSentence(result)) : setDone(result)),
      (error) => (isGone.current ? toastError(errorText(error)) : failed(error)),
    );
  };
  return { file, courseId, problem, done, plan, real, choose, chooseCourse, run };
};
type Importing = ReturnType<typeof useImport>;

const ChooseFile = ({ file, choose, real }: Importing) => (
  <>
    <Text>
      Each line of the file is a student: <strong>Name, Email, Grade Level</strong>. A list from your school
      system works as it is: first names and surnames apart, columns in any order, with or without e-mails.
      You see what will happen before anything is saved.
    </Text>
    <Group gap="sm">
      <FileButton onChange={choose} accept=".csv,text/csv" disabled={real.isPending}>
        {(props) => (
          <Button variant="light" leftSection={<IconFileText size={18} aria-hidden />} {...props}>
            {file ? 'Choose another file' : 'Choose a CSV file'}
          </Button>
        )}
      </FileButton>
      <Button
        variant="subtle"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => saveTextAsFile('students-template.csv', template)}
      >
        Template
      </Button>
      {file && <Text className={textClasses.breakable}>{file.name}</Text>}
    </Group>
  </>
);

const goesOn = 'You can close this window: it goes on, and you are told when it is done.';

const Waiting = ({ label, children }: { label: string; children?: string }) => (
  <div role="status">
    <Text mb={6}>{label}</Text>
    <Progress value={100} animated aria-label={label} />
    <Text size="sm" c="dimmed" mt={6}>
      {children}
    </Text>
  </div>
);

const Choosing = ({ importing, onClose }: { importing: Importing; onClose: () => void }) => {
  const { plan, real, file, courseId, chooseCourse, run, problem } = importing;
  const count = plan.data?.created ?? 0;
  const joins = courseId ? (plan.data?.skipped ?? 0) : 0;
  return (
    <>
      <ChooseFile {...importing} />
      <OptionFilter
        label="Course (optional)"
        load={loadCourseOptions}
        value={courseId}
        onChange={chooseCourse}
      />
      <FormErrorBanner>{problem}</FormErrorBanner>
      {plan.isPending && <Waiting label="Reading the file..." />}
      {real.isPending && <Waiting label={`Adding ${pluralise(count, 'student')}...`}>{goesOn}</Waiting>}
      {plan.data && !plan.isPending && !real.isPending && <ImportReport result={plan.data} stage="plan" />}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {real.isPending ? 'Close' : 'Cancel'}
        </Button>
        <Button
          color="coral"
          disabled={!file || plan.isPending || count + joins === 0}
          loading={real.isPending}
          onClick={run}
        >
          Import
        </Button>
      </Group>
    </>
  );
};

const Done = ({ result, onClose }: { result: ImportResult; onClose: () => void }) => (
  <>
    <ImportReport result={result} stage="done" />
    {result.created > 0 && (
      <Text>Nobody has a password yet: print the login cards, and everybody can sign in.</Text>
    )}
    <Group justify="flex-end" gap="sm">
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => saveTextAsFile('import-result.csv', `\uFEFF${resultFile(result.rows)}`)}
      >
        Download result
      </Button>
      <Button variant={result.created > 0 ? 'default' : 'filled'} onClick={onClose}>
        Done
      </Button>
      {result.created > 0 && (
        <Button
          component={Link}
          to={screens['teacher-login-cards'].path}
          state={loginCardsPageState(result.rows)}
          color="coral"
        >
          Login cards
        </Button>
      )}
    </Group>
  </>
);

export const ImportDialog = ({ courseId, onClose }: ImportDialogProps) => {
  const importing = useImport(courseId);
  return (
    <Modal opened size="lg" onClose={onClose} title="Import Students">
      <Stack>
        {importing.done ? (
          <Done result={importing.done} onClose={onClose} />
        ) : (
          <Choosing importing={importing} onClose={onClose} />
        )}
      </Stack>
    </Modal>
  );
};
