import { ChoiceButton, ChoiceButtons } from './choice-button.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupField } from './group-field.tsx';

interface TagsFieldProps extends FieldProps {
  choices: readonly string[];
  value: string[];
  onChange: (value: string[]) => void;
}

/** Words from a fixed list, all in sight; a stored word that left the list can still be taken out. */
export const TagsField = ({ choices, value, onChange, 'data-path': path, ...field }: TagsFieldProps) => {
  const strays = value.filter((tag) => !choices.includes(tag));
  const toggle = (tag: string) =>
    onChange(value.includes(tag) ? value.filter((one) => one !== tag) : [...value, tag]);
  return (
    <GroupField {...field}>
      <ChoiceButtons>
        {[...choices, ...strays].map((tag, index) => (
          <ChoiceButton
            key={tag}
            isChosen={value.includes(tag)}
            onToggle={() => toggle(tag)}
            data-path={index === 0 ? path : undefined}
          >
            {tag}
          </ChoiceButton>
        ))}
      </ChoiceButtons>
    </GroupField>
  );
};
