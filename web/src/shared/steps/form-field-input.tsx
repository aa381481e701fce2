import { countWords, type FormField } from '@inkling/contract';
import { Group, Text, Textarea } from '@mantine/core';
import { FormFieldChoices } from './form-field-choices.tsx';
import type { FormFieldProps } from './form-field-props.ts';

const isText = ({ type }: FormField): boolean => type === 'text' || type === 'textarea';

const counterOf = ({ field, content }: FormFieldProps): string => {
  if (isText(field)) {
    const words = countWords(String(content));
    return `${words} ${words === 1 ? 'word' : 'words'}`;
  }
  const count = Array.isArray(content) ? content.length : Number(content !== '');
  return `${count} selected`;
};

interface GrowingLineProps extends Pick<FormField, 'label' | 'placeholder'> {
  disabled: boolean;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

/** One line that is as high as its words need: a child sees all of them. */
const GrowingLine = ({ onChange, ...rest }: GrowingLineProps) => (
  <Textarea
    {...rest}
    autosize
    minRows={1}
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    onChange={({ currentTarget }) =>
      onChange({ currentTarget: { value: currentTarget.value.replace(/\s*\n\s*/g, ' ') } })
    }
  />
);

/** In an empty box stands its hint; once it is filled, the hint stands below, where it covers no other question. */
const hintBelow = ({ field, content }: FormFieldProps): string =>
  content.length === 0 && field.type !== 'radio' && field.type !== 'checkbox' ? '' : field.placeholder;

/** One question of the plan, with its hint and its counter. */
export const FormFieldInput = (props: FormFieldProps) => {
  const { field, content, disabled, onChange } = props;
  const text = {
    label: field.label,
    placeholder: field.placeholder,
    disabled,
    value: String(content),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return (
    <div>
      {field.type === 'text' && <GrowingLine {...text} />}
      {field.type === 'textarea' && <Textarea {...text} autosize minRows={3} maxRows={14} />}
      {!isText(field) && <FormFieldChoices {...props} />}
      <Group justify="space-between" align="flex-start" wrap="nowrap" mt={4}>
        <Text size="sm" c="dimmed">
          {hintBelow(props)}
        </Text>
        <Text size="sm" c="dimmed" flex="none">
          {counterOf(props)}
        </Text>
      </Group>
    </div>
  );
};
