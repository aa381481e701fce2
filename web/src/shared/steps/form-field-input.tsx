import { countWords, type FormField } from '@inkling/contract';
import { Group, Text, Textarea, Tooltip } from '@mantine/core';
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

/** One question of the plan, with its hint on hovering and its counter below. */
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
      <Tooltip
        label={field.placeholder}
        withinPortal={false}
        disabled={!field.placeholder}
        multiline
        maw="20rem"
        position="bottom-start"
        events={{ hover: true, focus: false, touch: false }}
      >
        <div>
          {field.type === 'text' && <GrowingLine {...text} />}
          {field.type === 'textarea' && <Textarea {...text} autosize minRows={3} maxRows={14} />}
          {!isText(field) && <FormFieldChoices {...props} />}
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
