import { lastDayForm, type ReliefTeacher } from '@inkling/contract';
import { Group, Text, TextInput } from '@mantine/core';
import { IconCalendarTime, IconUserMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { confirm } from '../../ui/confirm.ts';
import { formatDate } from '../../ui/dates.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { localToday } from '../../ui/local-today.ts';
import { RowAction } from '../../ui/row-action.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { reliefTeachersQuery, useChangeLastDay, useEndRelief } from './school.queries.ts';
import { endReliefQuestion } from './school-texts.ts';

const LastDayForm = ({ relief, onClose }: { relief: ReliefTeacher; onClose: () => void }) => {
  const { form, dialog } = useDialogForm({
    initialValues: { ends_on: relief.ends_on },
    schema: lastDayForm,
    bodyOf: (values) => values,
    save: useChangeLastDay(relief),
    onClose,
  });
  return (
    <FormDialog title={`How long ${relief.full_name} stays`} submit="Save" {...dialog}>
      <TextInput
        label="Last day"
        description="An earlier day holds in every class at once. For a later one, extend each class below."
        type="date"
        min={localToday()}
        withAsterisk
        data-autofocus
        {...form.getInputProps('ends_on')}
      />
    </FormDialog>
  );
};

const classesText = ({ classes }: ReliefTeacher): string =>
  classes.length === 0
    ? 'in no class yet'
    : classes.map(({ title, ends_on }) => `${title} until ${formatDate(ends_on)}`).join(', ');

const Actions = ({ relief }: { relief: ReliefTeacher }) => {
  const end = useEndRelief();
  const [isChanging, setChanging] = useState(false);
  const askAndEnd = async () => (await confirm(endReliefQuestion(relief))) && end.mutate(relief);
  return (
    <Group gap={0} wrap="nowrap">
      <RowAction
        word="Last day"
        label={`Change how long ${relief.full_name} stays`}
        icon={<IconCalendarTime size={20} aria-hidden />}
        onClick={() => setChanging(true)}
      />
      <RowAction
        word="End"
        label={`End ${relief.full_name}’s part in the school`}
        icon={<IconUserMinus size={20} aria-hidden />}
        isDanger
        loading={end.isPending}
        onClick={askAndEnd}
      />
      {isChanging && <LastDayForm relief={relief} onClose={() => setChanging(false)} />}
    </Group>
  );
};

/** Who stands in these days; nothing at all where nobody does. */
export const ReliefSection = () => {
  const items = useQuery(reliefTeachersQuery).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title="Relief teachers">
      <Rows label="Relief teachers">
        {items.map((relief) => (
          <Row key={relief.id}>
            <RowText>
              <Text fw={600}>{relief.full_name}</Text>
              <Text size="sm" c="dimmed">
                Until {formatDate(relief.ends_on)} · {classesText(relief)}
                {relief.email && ` · ${relief.email}`}
              </Text>
            </RowText>
            <Actions relief={relief} />
          </Row>
        ))}
      </Rows>
    </Section>
  );
};
