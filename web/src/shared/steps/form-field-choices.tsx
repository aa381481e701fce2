import { Checkbox, MultiSelect, Radio, Select, SimpleGrid } from '@mantine/core';
import type { FormFieldProps } from './form-field-props.ts';

/** The whole line answers to a finger, not only the box. */
const wide = {
  body: { alignItems: 'center' },
  label: { paddingBlock: '0.625rem', minHeight: '2.75rem' },
  labelWrapper: { flex: 1 },
};

const Options = ({ field, disabled }: Pick<FormFieldProps, 'field' | 'disabled'>) => {
  const Option = field.type === 'radio' ? Radio : Checkbox;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing={0}>
      {field.options.map((option) => (
        <Option key={option} value={option} label={option} disabled={disabled} styles={wide} />
      ))}
    </SimpleGrid>
  );
};

/** The kinds of question that are answered by choosing. */
export const FormFieldChoices = ({ field, content, disabled, onChange }: FormFieldProps) => {
  const shared = { label: field.label, size: 'md' } as const;
  const chosen = Array.isArray(content) ? content : [];
  const options = <Options field={field} disabled={disabled} />;
  if (field.type === 'radio')
    return (
      <Radio.Group {...shared} value={String(content)} onChange={onChange}>
        {options}
      </Radio.Group>
    );
  if (field.type === 'checkbox')
    return (
      <Checkbox.Group {...shared} value={chosen} onChange={onChange}>
        {options}
      </Checkbox.Group>
    );
  const list = { ...shared, disabled, data: field.options, placeholder: field.placeholder };
  if (field.multiple) return <MultiSelect {...list} value={chosen} onChange={onChange} />;
  return (
    <Select {...list} value={String(content) || null} onChange={(value) => onChange(value ?? '')} clearable />
  );
};
