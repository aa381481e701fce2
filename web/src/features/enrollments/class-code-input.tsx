import { Box } from '@mantine/core';
import { type KeyboardEvent, type SyntheticEvent, useId } from 'react';
import classes from './class-code-input.module.css';
import { codeLength, normaliseCode } from './normalise-code.ts';

interface ClassCodeInputProps {
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

const Boxes = ({ value }: { value: string }) => (
  <div className={classes.boxes} aria-hidden="true">
    {Array.from({ length: codeLength }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are their positions
        key={index}
        data-next={index === Math.min(value.length, codeLength - 1) || undefined}
        data-filled={index < value.length || undefined}
      >
        {value[index]}
      </span>
    ))}
  </div>
);

export const ClassCodeInput = (props: ClassCodeInputProps) => {
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
        Class code
      </label>
      <div className={classes.entry} data-wrong={isWrong || undefined}>
        <Boxes value={value} />
        <input
          id={id}
          className={classes.input}
          value={value}
          readOnly={readOnly}
          onChange={({ currentTarget }) => {
            const code = normaliseCode(currentTarget.value);
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
