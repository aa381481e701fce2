import { type FormField, fieldTypes, isChoice } from '@inkling/contract';
import { ActionIcon, Group, Select, Switch, Textarea, TextInput, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './field-card.module.css';
import { fieldTypeLabels, splitOptionLines } from './form-field-labels.ts';
import type { RowParts } from './sortable-row.tsx';
import cards from './workflow-cards.module.css';

interface FieldCardProps {
  field: FormField;
  number: number;
  parts: RowParts;
  problem: string | undefined;
  onChange: (change: Partial<FormField>) => void;
  onRemove: () => void;
}

/** One on each line; what is being typed stays as typed, blank lines and all. */
const OptionLinesField = ({
  field,
  problem,
  onChange,
}: Pick<FieldCardProps, 'field' | 'problem' | 'onChange'>) => {
  const [typed, setTyped] = useState(field.options.join('\n'));
  return (
    <Textarea
      label="Options"
      description="One on each line"
      autosize
      minRows={3}
      maxRows={12}
      value={typed}
      error={problem}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange({ options: splitOptionLines(currentTarget.value) });
      }}
    />
  );
};

const isAboutOptions = (problem: string | undefined, { label, type }: FormField): boolean =>
  problem !== undefined && isChoice(type) && label.trim() !== '' && !problem.includes('label');

export const FieldCard = ({ field, number, parts, problem, onChange, onRemove }: FieldCardProps) => {
  const ofOptions = isAboutOptions(problem, field);
  const name = field.label.trim() || `question ${number}`;
  return (
    <div className={cards.inset}>
      <Group gap="2xs" wrap="nowrap">
        {parts.grip}
        <strong>
          <VisuallyHidden>Question </VisuallyHidden>
          {number}
        </strong>
        <Group component="span" gap={0} wrap="nowrap" align="stretch" ml="auto">
          {parts.moves}
          <ActionIcon
            size={44}
            variant="subtle"
            color="gray"
            radius="md"
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <div className={classes.fields}>
        <TextInput
          label="Question"
          className={classes.wide}
          maxLength={200}
          value={field.label}
          error={!ofOptions && problem}
          onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        />
        <Select
          label="Kind of answer"
          allowDeselect={false}
          data={fieldTypes.map((type) => ({ value: type, label: fieldTypeLabels[type] }))}
          value={field.type}
          onChange={(value) => {
            const type = fieldTypes.find((each) => each === value);
            if (type) onChange({ type });
          }}
        />
        <TextInput
          label="Hint"
          placeholder="What a good answer holds"
          maxLength={500}
          value={field.placeholder}
          onChange={({ currentTarget }) => onChange({ placeholder: currentTarget.value })}
        />
        {isChoice(field.type) && (
          <div className={classes.wide}>
            <OptionLinesField field={field} problem={ofOptions ? problem : undefined} onChange={onChange} />
          </div>
        )}
        {field.type === 'select' && (
          <Switch
            className={classes.wide}
            label="Children may choose more than one"
            checked={field.multiple}
            onChange={({ currentTarget }) => onChange({ multiple: currentTarget.checked })}
          />
        )}
      </div>
    </div>
  );
};
