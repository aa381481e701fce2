import type { FormAnswer, FormField, StepEntry } from '@inkling/contract';
import { countWords } from '@inkling/contract';
import {
  Checkbox,
  Group,
  MultiSelect,
  Radio,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { HelpColumns } from '../help-columns.tsx';
import type { StepProps } from '../step-view.tsx';

const pauseMs = 1500;

const answersOf = (entry: StepEntry | undefined): FormAnswer[] =>
  Array.isArray(entry?.content) ? entry.content : [];

const isMany = ({ type, multiple }: FormField): boolean =>
  type === 'checkbox' || (type === 'select' && multiple);

/** All fields with their answers, in the order of the form; what was not answered is empty. */
const answered = (fields: FormField[], answers: FormAnswer[]): FormAnswer[] =>
  fields.map((field) => ({
    field: field.label,
    title: field.label,
    placeholder: field.placeholder,
    content: answers.find((answer) => answer.field === field.label)?.content ?? (isMany(field) ? [] : ''),
  }));

interface FieldProps {
  field: FormField;
  content: FormAnswer['content'];
  disabled: boolean;
  onChange: (content: FormAnswer['content']) => void;
}

const counterOf = ({ field, content }: FieldProps): string => {
  if (field.type === 'text' || field.type === 'textarea') {
    const words = countWords(String(content));
    return `${words} ${words === 1 ? 'word' : 'words'}`;
  }
  const count = Array.isArray(content) ? content.length : Number(content !== '');
  return `${count} selected`;
};

const Choices = ({ field, content, disabled, onChange }: FieldProps) => {
  const shared = { label: field.label, disabled, size: 'md' } as const;
  const options = (
    <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs">
      {field.options.map((option) =>
        field.type === 'radio' ? (
          <Radio key={option} value={option} label={option} />
        ) : (
          <Checkbox key={option} value={option} label={option} disabled={disabled} />
        ),
      )}
    </SimpleGrid>
  );
  if (field.type === 'radio')
    return (
      <Radio.Group {...shared} value={String(content)} onChange={onChange}>
        {options}
      </Radio.Group>
    );
  if (field.type === 'checkbox')
    return (
      <Checkbox.Group {...shared} value={Array.isArray(content) ? content : []} onChange={onChange}>
        {options}
      </Checkbox.Group>
    );
  if (field.multiple)
    return (
      <MultiSelect
        {...shared}
        data={field.options}
        placeholder={field.placeholder}
        value={Array.isArray(content) ? content : []}
        onChange={onChange}
      />
    );
  return (
    <Select
      {...shared}
      data={field.options}
      placeholder={field.placeholder}
      value={String(content) || null}
      onChange={(value) => onChange(value ?? '')}
    />
  );
};

const Field = (props: FieldProps) => {
  const { field, content, disabled, onChange } = props;
  const text = { label: field.label, placeholder: field.placeholder, disabled, value: String(content) };
  return (
    <div>
      <Tooltip
        label={field.placeholder}
        disabled={!field.placeholder}
        multiline
        maw="20rem"
        position="top-end"
        events={{ hover: true, focus: false, touch: false }}
      >
        <div>
          {field.type === 'text' && (
            <TextInput {...text} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
          )}
          {field.type === 'textarea' && (
            <Textarea
              {...text}
              autosize
              minRows={3}
              maxRows={14}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          )}
          {field.type !== 'text' && field.type !== 'textarea' && <Choices {...props} />}
        </div>
      </Tooltip>
      <Group justify="flex-end" mt={4}>
        <Text size="sm" c="dimmed">
          {counterOf(props)}
        </Text>
      </Group>
    </div>
  );
};

export const FormStep = ({ writing, step, draft }: StepProps) => {
  const entry = draft.data.find(({ id }) => id === step.id);
  const answers = answered(step.form_fields, answersOf(entry));
  const isDone = writing.status === 'completed';
  const change = (label: string, content: FormAnswer['content']) => {
    const next = answers.map((answer) => (answer.field === label ? { ...answer, content } : answer));
    draft.edit({ id: step.id, title: step.title, type: step.type, content: next }, { pauseMs });
  };
  return (
    <HelpColumns
      tabs={
        writing.chat ? [{ name: 'AI Assistant', content: <ChatPanel writing={writing} step={step} /> }] : []
      }
    >
      <Stack gap="md">
        {step.form_fields.map((field, index) => (
          <Field
            key={field.label}
            field={field}
            content={answers[index]?.content ?? ''}
            disabled={isDone}
            onChange={(content) => change(field.label, content)}
          />
        ))}
      </Stack>
    </HelpColumns>
  );
};
