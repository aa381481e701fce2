import { archivedStudentsKeptDays, type SchoolData, screenPath } from '@inkling/contract';
import { Button, Select, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileDownload, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../../api/download.ts';
import { useUser } from '../../api/session.ts';
import { schoolData } from '../../api/typed-calls.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { confirm } from '../../ui/confirm.ts';
import { formatDate } from '../../ui/dates.ts';
import { BackLink, Section } from '../../ui/detail-layout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { ErasureForm } from './erasure-form.tsx';
import { schoolDataQuery, useCancelErasure, useChangeRetention } from './school-data.queries.ts';
import {
  cancelQuestion,
  erasureText,
  keptDaysLabels,
  leftText,
  placeLabels,
  retentionQuestion,
} from './school-data-texts.ts';

const Places = ({ places }: Pick<SchoolData, 'places'>) => (
  <Section title="Where it lies">
    <Rows label="Where it lies">
      {places.map(({ what, where }) => (
        <Row key={what}>
          <RowText>
            <Text fw={600}>{placeLabels[what]}</Text>
            <Text c="dimmed">{where}</Text>
          </RowText>
        </Row>
      ))}
    </Rows>
  </Section>
);

const noEnd = 'never';

const Retention = ({ retention, kept_days }: Pick<SchoolData, 'retention' | 'kept_days'>) => {
  const change = useChangeRetention();
  const save = async (chosen: string | null) => {
    const days = archivedStudentsKeptDays.find((each) => String(each) === chosen) ?? null;
    if (days === retention.archived_days) return;
    if (days !== null && !(await confirm(retentionQuestion(keptDaysLabels[days])))) return;
    change.mutate({ archived_days: days });
  };
  return (
    <Section title="How long it is kept">
      <Stack gap="md" align="flex-start">
        <Select
          label="Students who left the school"
          description={leftText(retention)}
          data={[
            { value: noEnd, label: 'As long as the school is here' },
            ...archivedStudentsKeptDays.map((days) => ({ value: String(days), label: keptDaysLabels[days] })),
          ]}
          value={retention.archived_days === null ? noEnd : String(retention.archived_days)}
          allowDeselect={false}
          disabled={change.isPending}
          onChange={save}
          w="100%"
          maw="28rem"
        />
        <Text c="dimmed">
          For every school: the record and alerts {kept_days.record} days, notifications{' '}
          {kept_days.notifications} days, the list of emails {kept_days.emails} days. Classes and work stay
          until somebody deletes them.
        </Text>
      </Stack>
    </Section>
  );
};

const Export = () => {
  const save = useMutation({ mutationFn: () => download(schoolData.exportSchool, {}) });
  return (
    <Section title="Take it with you">
      <Stack gap="md" align="flex-start">
        <Text c="dimmed">
          Staff, classes, students and pieces with their scores, as tables in a zip. What children wrote is
          not in it: families download their children’s work, and teachers print that of their classes.
        </Text>
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          Download the tables
        </Button>
      </Stack>
    </Section>
  );
};

const Erasure = ({ data, school }: { data: SchoolData; school: string }) => {
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelErasure();
  const { erasure } = data;
  return (
    <Section title="Delete the school">
      <Stack gap="md" align="flex-start">
        {erasure ? (
          <>
            <Text role="status" fw={600}>
              The school is deleted on {formatDate(erasure.at)}
              {erasure.asked_by && `, as ${erasure.asked_by} asked`}.
            </Text>
            <Button
              color="coral"
              loading={cancel.isPending}
              onClick={async () => (await confirm(cancelQuestion)) && cancel.mutate()}
            >
              Keep the school
            </Button>
          </>
        ) : (
          <>
            <Text c="dimmed">{erasureText(data)}</Text>
            <Button
              variant="default"
              c="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              Delete the school
            </Button>
          </>
        )}
      </Stack>
      {isAsking && <ErasureForm school={school} onClose={() => setAsking(false)} />}
    </Section>
  );
};

const Data = ({ school }: { school: string }) => (
  <QueryState query={useQuery(schoolDataQuery)} skeleton={<Skeleton height="24rem" radius="lg" />}>
    {(data) => (
      <Stack gap="lg">
        <Places places={data.places} />
        <Retention retention={data.retention} kept_days={data.kept_days} />
        <Export />
        <Erasure data={data} school={school} />
      </Stack>
    )}
  </QueryState>
);

/** For admins: where a school's data lies and how long, and how to take it away or delete it. */
export const SchoolDataPage = () => {
  const school = useUser()?.school;
  if (school?.role !== 'admin' || !school.has_joined)
    return (
      <>
        <PageHeader title="Data of the school" />
        <EmptyState title="This is for admins" text="Whoever runs a school looks after its data here." />
      </>
    );
  return (
    <>
      <BackLink to={screenPath('school')}>{school.name}</BackLink>
      <PageHeader title="Data of the school" text="Where it lies, how long it is kept, and how it leaves." />
      <Data school={school.name} />
    </>
  );
};
