import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { emptyField, moveItem, removeAt, replaceAt } from './edit-steps.ts';
import { FieldCard } from './field-card.tsx';
import { SortableList } from './sortable-list.tsx';
import type { StepFieldsProps } from './step-fields-props.ts';
import { useListKeys } from './use-list-keys.ts';

const most = 30;

/** The questions of a planning form, in the order the child meets them. */
export const FormBuilder = ({ step, problems, onChange }: StepFieldsProps) => {
  const fields = step.form_fields;
  const list = useListKeys(fields.length);
  const ofForm = problems.filter(({ part }) => part === 'form_fields');
  const whole = ofForm.find(({ index }) => index === undefined);
  const add = () => {
    list.add();
    onChange({ form_fields: [...fields, emptyField] });
  };
  const remove = (index: number) => {
    list.remove(index);
    onChange({ form_fields: removeAt(fields, index) });
  };
  const move = (from: number, to: number) => {
    list.move(from, to);
    onChange({ form_fields: moveItem(fields, from, to) });
  };
  return (
    <Stack gap="sm">
      <Text fw={500}>Questions of the form</Text>
      {fields.length > 0 && (
        <SortableList
          label={`Questions of ${step.title}`}
          items={fields.map(({ label }, index) => ({
            key: list.keys[index] ?? String(index),
            name: label.trim() || `question ${index + 1}`,
          }))}
          onMove={move}
        >
          {(index, parts) => {
            const field = fields[index];
            return (
              field && (
                <FieldCard
                  field={field}
                  number={index + 1}
                  parts={parts}
                  problem={ofForm.find((one) => one.index === index)?.message}
                  onChange={(change) =>
                    onChange({ form_fields: replaceAt(fields, index, { ...field, ...change }) })
                  }
                  onRemove={() => remove(index)}
                />
              )
            );
          }}
        </SortableList>
      )}
      {whole && (
        <Text size="sm" c="var(--danger)" role="alert">
          {whole.message}
        </Text>
      )}
      <div>
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={fields.length >= most}
          onClick={add}
        >
          Add a question
        </Button>
      </div>
    </Stack>
  );
};
