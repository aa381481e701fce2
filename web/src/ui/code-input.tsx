import { Box } from '@mantine/core';
import { type KeyboardEvent, type SyntheticEvent, useId } from 'react';
import classes from './code-input.module.css';

interface CodeInputProps {
  label: string;
  length: number;
  /** What is kept of a text that is typed or pasted. */
  normalise: (text: string) => string;
  value: string;
  onChange: (code: string) => void;
  onEnter: () => void;
  isWrong: boolean;
  readOnly: boolean;
  describedBy: string;
}

/** Characters come and go at the end only, as in boxes that fill one after the other. */
const keepCaretAtEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
  const end = currentTarget.value.length;
  if (currentTarget.selectionStart !== end) currentTarget.setSelectionRange(end, end);
};

const Boxes = ({ value, length }: Pick<CodeInputProps, 'value' | 'length'>) => (
  <Box className={classes.boxes} aria-hidden="true" __vars={{ '--boxes': String(length) }}>
    {Array.from({ length }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are their positions
        key={index}
        data-next={index === Math.min(value.length, length - 1) || undefined}
        data-filled={index < value.length || undefined}
      >
        {value[index]}
      </span>
    ))}
  </Box>
);

/** A code to copy from paper or a board, in boxes that fill one after the other. */
export const CodeInput = (props: CodeInputProps) => {
  const { value, onChange, onEnter, isWrong, readOnly, describedBy } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter();
    else if (!readOnly && (event.key === 'Backspace' || event.key === 'Delete')) {
      onChange(value.slice(0, -1));
    } else return;
    event.preventDefault();
  };
  return (
    <Box pos="relative">
      <label className={classes.label} htmlFor={id}>
        {props.label}
      </label>
      <div className={classes.entry} data-wrong={isWrong || undefined}>
        <Boxes value={value} length={props.length} />
        <input
          id={id}
          className={classes.input}
          value={value}
          readOnly={readOnly}
          onChange={({ currentTarget }) => {
            const code = props.normalise(currentTarget.value);
            if (code !== value) onChange(code);
          }}
          onKeyDown={onKeyDown}
          onSelect={keepCaretAtEnd}
          aria-describedby={describedBy}
          aria-invalid={isWrong}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </Box>
  );
};
