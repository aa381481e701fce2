import { newWriting, screenPath, screens, type User } from '@inkling/contract';
import { Button, Card, Group, Radio, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { writings } from '../../api/typed-calls.ts';
import { validateWith } from '../../shared/form/validate-with.ts';
import { Columns } from '../../ui/columns.tsx';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import surface from '../../ui/theme/surface.module.css';
import { useNavigateIfMounted } from '../../ui/use-navigate-if-mounted.ts';
import { writingTypeChoices, yearChoices } from './own-writing-choices.ts';

interface NewWritingValues {
  title: string;
  /** As text, and nothing until one is chosen. */
  grade_level: string | null;
  writing_type: string | null;
}

const bodyOf = ({ grade_level, ...values }: NewWritingValues) => ({
  ...values,
  grade_level: grade_level === null ? null : Number(grade_level),
});

/** Their own year, where it is one of those there are. */
const levelOf = (user: User | undefined): string | null =>
  yearChoices.find(({ value }) => value === String(user?.grade_level))?.value ?? null;

const useNewWritingForm = () => {
  const user = useUser();
  return useForm<NewWritingValues>({
    initialValues: { title: '', grade_level: levelOf(user), writing_type: null },
    validateInputOnBlur: ['title'],
    validate: validateWith(newWriting, bodyOf),
  });
};
type NewWritingForm = ReturnType<typeof useNewWritingForm>;

const useCreateOwnWriting = (form: NewWritingForm) => {
  const queryClient = useQueryClient();
  const navigate = useNavigateIfMounted();
  return useMutation({
    mutationFn: (values: NewWritingValues) =>
      call(writings.createOwnWriting, { body: newWriting.parse(bodyOf(values)) }),
    onSuccess: async ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: ['writings', 'list'] });
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      await navigate(screenPath('writing', { id }));
    },
    onError: (error) => {
      if (error instanceof ApiError) form.setErrors(error.fields);
    },
  });
};

const TypeChoices = () => (
  <SimpleGrid minColWidth="min(100%, 17rem)" autoRows="1fr" spacing="sm" mt="0.375rem">
    {writingTypeChoices.map(({ value, label, text }) => (
      <Radio.Card key={value} value={value} className={surface.choice} px="md" py="sm" aria-label={label}>
        <Group component="span" gap="sm" align="flex-start" wrap="nowrap">
          <Radio.Indicator mt={2} />
          <span>
            <Text span display="block" fw={600}>
              {label}
            </Text>
            <Text span size="sm" c="dimmed">
              {text}
            </Text>
          </span>
        </Group>
      </Radio.Card>
    ))}
  </SimpleGrid>
);

const NotSureYet = () => (
  <Stack
    component="aside"
    className={surface.inset}
    align="center"
    gap="sm"
    p="xl"
    ta="center"
    aria-label="Not sure yet?"
  >
    <Mascot mood="thinking" size={120} />
    <Text>
      <strong>Not sure yet?</strong> Take any title. First the coach asks about your idea, then you plan, and
      only then you write.
    </Text>
  </Stack>
);

export const NewWritingPage = () => {
  const form = useNewWritingForm();
  const start = useCreateOwnWriting(form);
  return (
    <>
      <PageHeader
        title="New writing"
        text="A page of your own, with the coach beside you from idea to ending."
      />
      <Columns widths="minmax(0, 44rem) minmax(0, 18rem)">
        <Card padding="2xl">
          <form noValidate onSubmit={form.onSubmit((values) => start.mutate(values))}>
            <Stack gap="lg">
              <TextInput
                label="Title"
                placeholder="What will you call it?"
                maxLength={200}
                withAsterisk
                {...form.getInputProps('title')}
              />
              <Select
                label="Level"
                placeholder="Choose your year"
                data={yearChoices}
                // Picking the year that is already there keeps it.
                allowDeselect={false}
                withAsterisk
                {...form.getInputProps('grade_level')}
              />
              <Radio.Group label="Writing type" withAsterisk {...form.getInputProps('writing_type')}>
                <TypeChoices />
              </Radio.Group>
              <Group justify="flex-end" mt="sm">
                <Button component={Link} to={screens['my-writing'].path} variant="default">
                  Cancel
                </Button>
                <Button type="submit" color="coral" loading={start.isPending}>
                  Start writing
                </Button>
              </Group>
            </Stack>
          </form>
        </Card>
        <NotSureYet />
      </Columns>
    </>
  );
};
