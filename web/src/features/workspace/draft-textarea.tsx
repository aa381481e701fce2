import { pluralise, type Step } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import { memo, type ReactNode, type RefObject, useRef, useState } from 'react';
import { autocorrectAttributes } from './autocorrect-attributes.ts';
import classes from './draft-textarea.module.css';
import type { DraftHints } from './hints/draft-hints.tsx';
import { DraftWithHints } from './hints/draft-with-hints.tsx';
import type { Draft } from './saving/use-draft.ts';
import { useUncontrolledText } from './use-uncontrolled-text.ts';

interface DraftTextareaProps {
  step: Step;
  draft: Draft;
  text: string;
  sheet: RefObject<HTMLTextAreaElement | null>;
  readOnly: boolean;
  keyboardHelpAllowed: boolean;
  hints: DraftHints;
  /** Stands beside the number of words. */
  status: ReactNode;
  children: ReactNode;
}

interface SheetProps {
  sheet: RefObject<HTMLTextAreaElement | null>;
  firstText: string;
  isEmpty: boolean;
  readOnly: boolean;
  keyboardHelpAllowed: boolean;
  onBlur: () => void;
  onTap: (place: number) => void;
}

/** Drawn again for nothing that is typed: to give it its first text anew takes the browser longer than a key may. */
const Sheet = memo(({ sheet, firstText, isEmpty, keyboardHelpAllowed, onTap, ...props }: SheetProps) => (
  <textarea
    ref={sheet}
    className={`${classes.words} ${classes.sheet}`}
    aria-label="Your draft"
    // Where there are words, the browser would hide it anew with every key.
    placeholder={isEmpty ? 'Write your complete draft here...' : undefined}
    defaultValue={firstText}
    {...props}
    {...autocorrectAttributes(keyboardHelpAllowed)}
    onClick={({ currentTarget }) => onTap(currentTarget.selectionStart)}
  />
));

/** The same for as long as it is seen, whatever stands behind it by now. */
const useSteady = <Given extends unknown[]>(act: (...given: Given) => void): ((...given: Given) => void) => {
  const latest = useRef(act);
  latest.current = act;
  return useState(
    () =>
      (...given: Given) =>
        latest.current(...given),
  )[0];
};

/** The sheet of paper. */
export const DraftTextarea = (props: DraftTextareaProps) => {
  const { sheet, text, readOnly, keyboardHelpAllowed, hints, status, children } = props;
  const { words, takeOver } = useUncontrolledText(props);
  const [firstText] = useState(text);
  const onBlur = useSteady(takeOver);
  const onTapped = useSteady((place: number) => hints.onTap?.(place));
  return (
    <>
      <DraftWithHints hints={hints}>
        <Sheet
          sheet={sheet}
          firstText={firstText}
          isEmpty={words === 0}
          readOnly={readOnly}
          keyboardHelpAllowed={keyboardHelpAllowed}
          onBlur={onBlur}
          onTap={onTapped}
        />
      </DraftWithHints>
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
