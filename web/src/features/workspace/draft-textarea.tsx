import { pluralise, type Step } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { autocorrectAttributes } from './autocorrect-attributes.ts';
import classes from './draft-textarea.module.css';
import type { Draft } from './saving/use-draft.ts';
import { useUncontrolledText } from './use-uncontrolled-text.ts';

interface DraftTextareaProps {
  step: Step;
  draft: Draft;
  text: string;
  sheet: RefObject<HTMLTextAreaElement | null>;
  readOnly: boolean;
  keyboardHelpAllowed: boolean;
  /** Lies under the words. */
  underlines: ReactNode;
  /** A tap between two letters. */
  onTap: ((place: number) => void) | undefined;
  /** Stands beside the number of words. */
  status: ReactNode;
  children: ReactNode;
}

/** The sheet of paper. */
export const DraftTextarea = (props: DraftTextareaProps) => {
  const { sheet, text, readOnly, keyboardHelpAllowed, underlines, onTap, status, children } = props;
  const { words, takeOver } = useUncontrolledText(props);
  return (
    <>
      <div className={classes.paper} data-lined={underlines ? true : undefined}>
        {underlines}
        <textarea
          ref={sheet}
          className={`${classes.words} ${classes.sheet}`}
          aria-label="Your draft"
          // Where there are words, the browser would hide it anew with every key.
          placeholder={words > 0 ? undefined : 'Write your complete draft here...'}
          defaultValue={text}
          onBlur={takeOver}
          readOnly={readOnly}
          {...autocorrectAttributes(keyboardHelpAllowed)}
          onClick={({ currentTarget }) => onTap?.(currentTarget.selectionStart)}
        />
      </div>
      <Group justify="space-between" mt="sm" gap="sm">
        <Group gap="md">
          <Text fw={500}>{pluralise(words, 'word')}</Text>
          {status}
        </Group>
        {children}
      </Group>
    </>
  );
};
