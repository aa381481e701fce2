import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { confirm } from '../../ui/confirm.ts';
import classes from './draft-sheet.module.css';

interface RevisionEditorProps {
  /** What is being changed, as it was left. */
  text: string;
  /** The draft it is a change of. */
  before: string;
  /** Kept on this device with every change, so that a closed page loses nothing. */
  onType: (text: string) => void;
  onSave: (text: string) => Promise<void>;
  onCancel: () => void;
}

const askToDrop = () =>
  confirm({
    title: 'Leave your changes out?',
    message: 'Your draft goes back to how it was before you changed it.',
    confirm: 'Leave them out',
    cancel: 'Go on writing',
    danger: true,
  });

/** Changing the draft with the feedback in view. */
export const RevisionEditor = ({ text, before, onType, onSave, onCancel }: RevisionEditorProps) => {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  const save = async () => {
    setBusy(true);
    await onSave(sheet.current?.value ?? text);
    setBusy(false);
  };
  const cancel = async () => {
    const isChanged = (sheet.current?.value ?? text) !== before;
    if (!isChanged || (await askToDrop())) onCancel();
  };
  return (
    <>
      <textarea
        ref={sheet}
        className={classes.sheet}
        aria-label="Your draft"
        defaultValue={text}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        spellCheck={false}
      />
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
        <Button onClick={save} loading={busy}>
          Save Changes
        </Button>
      </Group>
    </>
  );
};
