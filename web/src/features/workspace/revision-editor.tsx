import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './draft-sheet.module.css';

interface RevisionEditorProps {
  text: string;
  /** Kept on this device with every change, so that a closed page loses nothing. */
  onType: (text: string) => void;
  onSave: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** Changing the draft with the feedback in view. */
export const RevisionEditor = ({ text, onType, onSave, onCancel }: RevisionEditorProps) => {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  const save = async () => {
    setBusy(true);
    await onSave(sheet.current?.value ?? text);
    setBusy(false);
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
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={save} loading={busy}>
          Save Changes
        </Button>
      </Group>
    </>
  );
};
