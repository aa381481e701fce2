import { Button, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import classes from './draft-editor.module.css';

interface RevisionEditorProps {
  text: string;
  onSave: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** Changing the draft with the feedback in view. */
export const RevisionEditor = ({ text, onSave, onCancel }: RevisionEditorProps) => {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
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
