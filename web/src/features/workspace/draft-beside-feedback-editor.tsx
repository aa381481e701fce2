import type { Criterion, Writing } from '@inkling/contract';
import { Alert, Button, Group } from '@mantine/core';
import { useDebouncedState } from '@mantine/hooks';
import { IconTargetArrow } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { confirm } from '../../ui/confirm.ts';
import { autocorrectAttributes } from './autocorrect-attributes.ts';
import classes from './draft-textarea.module.css';
import { CheckSpellingButton } from './hints/check-spelling-button.tsx';
import { useDraftHints } from './hints/draft-hints.tsx';
import { DraftWithHints } from './hints/draft-with-hints.tsx';

/** What the child came to change. */
export interface Tip {
  text: string;
  criterion: Criterion;
  /** Where its sentence ends; null where it is about the whole draft. */
  at: number | null;
}

interface DraftBesideFeedbackEditorProps {
  writing: Writing;
  /** What is being changed, as it was left. */
  text: string;
  /** The draft it is a change of. */
  before: string;
  /** What is to be changed, and where it ends in the text. */
  tip: Tip | null;
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

/** For the lines under the words, which come back when the fingers rest. */
const followMs = 250;

/** Advice on these is about places that the hints show. */
const shownByHints: ReadonlySet<Criterion> = new Set(['spelling', 'punctuation']);

/** Behind the sentence, so that a letter typed adds to it, and in the middle of the screen. */
const goToPlace = (sheet: HTMLTextAreaElement, at: number): void => {
  sheet.setSelectionRange(at, at);
  const { top, height } = sheet.getBoundingClientRect();
  const share = at / Math.max(1, sheet.value.length);
  window.scrollBy({ top: top + height * share - window.innerHeight / 2 });
};

/** Changing the draft with the feedback in view. */
export const DraftBesideFeedbackEditor = (props: DraftBesideFeedbackEditorProps) => {
  const { writing, text, before, tip, onType, onSave, onCancel } = props;
  const sheet = useRef<HTMLTextAreaElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useDebouncedState(text, followMs);
  const hints = useDraftHints(writing, { text: typed, sheet });
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where writing begins is decided when it is opened
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
    const at = tip?.at ?? null;
    if (sheet.current && at !== null) goToPlace(sheet.current, at);
    // Advice on the whole draft is read first, and then the draft from its beginning.
    else note.current?.scrollIntoView({ block: 'start' });
    if (writing.hints_allowed && tip && shownByHints.has(tip.criterion)) hints.ask();
    // With the editor goes what had the focus: the keys go on from the page, and not from its very top.
    return () => document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
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
      {tip && (
        <Alert
          ref={note}
          className={classes.tip}
          role="note"
          color="leaf"
          icon={<IconTargetArrow aria-hidden />}
          mb="sm"
        >
          {tip.text}
        </Alert>
      )}
      <DraftWithHints hints={hints}>
        <textarea
          ref={sheet}
          className={`${classes.words} ${classes.sheet} ${classes.withActions}`}
          aria-label="Your draft"
          defaultValue={text}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onType(currentTarget.value);
          }}
          onClick={({ currentTarget }) => hints.onTap?.(currentTarget.selectionStart)}
          {...autocorrectAttributes(writing.keyboard_help)}
        />
      </DraftWithHints>
      <Group justify="flex-end" mt="sm">
        {writing.hints_allowed && <CheckSpellingButton isChecking={hints.isChecking} onCheck={hints.ask} />}
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
        <Button color="coral" onClick={save} loading={busy}>
          Save Changes
        </Button>
      </Group>
    </>
  );
};
