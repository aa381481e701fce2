import { countWords, type Step, type Writing } from '@inkling/contract';
import { Button, Group, Text } from '@mantine/core';
import { IconDeviceFloppy, IconHistory, IconTextSpellcheck } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import classes from './draft-editor.module.css';
import { useHints } from './hints/use-hints.ts';
import { SaveStatus } from './saving/save-status.tsx';
import type { Draft } from './saving/use-draft.ts';

const HintList = lazy(async () => ({ default: (await import('./hints/hint-list.tsx')).HintList }));
const EarlierDrafts = lazy(async () => ({ default: (await import('./earlier-drafts.tsx')).EarlierDrafts }));

interface DraftEditorProps {
  writing: Writing;
  step: Step;
  draft: Draft;
  sheet: RefObject<HTMLTextAreaElement | null>;
  onRestored: (writing: Writing) => void;
}

const pauseMs = 500;
/** Typing never waits for us: the text is taken over at most this often. */
const takeOverMs = 250;

export const textOf = (draft: Draft, step: Step): string => {
  const content = draft.data.find(({ id }) => id === step.id)?.content;
  return typeof content === 'string' ? content : '';
};

/** The sheet of paper. The browser owns the text while the child types; we follow. */
export const DraftEditor = ({ writing, step, draft, sheet, onRestored }: DraftEditorProps) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was typed last: the sheet itself is gone when a step is left.
  const typed = useRef<string | null>(null);
  const text = textOf(draft, step);
  const words = useMemo(() => countWords(text), [text]);
  const [showsDrafts, setShowsDrafts] = useState(false);
  const hints = useHints(writing.id);
  const isDone = writing.status === 'completed';

  const takeOver = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const content = typed.current;
    typed.current = null;
    if (content === null || content === text) return;
    draft.edit(
      { id: step.id, title: step.title, type: step.type, content },
      { pauseMs, cleared: content.trim() === '' },
    );
  };
  const latest = useRef(takeOver);
  latest.current = takeOver;
  const onInput = () => {
    typed.current = sheet.current?.value ?? null;
    timer.current ??= setTimeout(() => latest.current(), takeOverMs);
  };
  useEffect(() => {
    const now = () => latest.current();
    window.addEventListener('pagehide', now, { capture: true });
    return () => {
      window.removeEventListener('pagehide', now, { capture: true });
      now();
    };
  }, []);

  const save = async () => {
    takeOver();
    if (await draft.save()) toastSuccess('Content saved successfully');
    else toastError('Failed to save content. Please try again.');
  };
  return (
    <>
      <textarea
        // A text from outside (an earlier draft, the other tab) starts the sheet anew.
        key={draft.generation}
        ref={sheet}
        className={classes.sheet}
        aria-label="Your draft"
        placeholder="Write your complete draft here..."
        defaultValue={text}
        onInput={onInput}
        onBlur={takeOver}
        readOnly={isDone}
        spellCheck={false}
        autoCapitalize="sentences"
      />
      <Group justify="space-between" mt="sm" gap="sm">
        <Group gap="md">
          <Text fw={500}>
            {words} {words === 1 ? 'word' : 'words'}
          </Text>
          <SaveStatus state={draft.state} />
        </Group>
        {!isDone && (
          <Group gap={4}>
            {writing.hints_allowed && (
              <Button
                variant="subtle"
                px="sm"
                leftSection={<IconTextSpellcheck size={18} aria-hidden />}
                loading={hints.isPending}
                onClick={() => hints.ask(sheet.current?.value ?? '')}
              >
                Check my spelling
              </Button>
            )}
            <Button
              variant="subtle"
              px="sm"
              leftSection={<IconHistory size={18} aria-hidden />}
              onClick={() => setShowsDrafts(true)}
            >
              Earlier drafts
            </Button>
            {writing.subject === 'writing' && (
              <Button
                variant="light"
                px="md"
                leftSection={<IconDeviceFloppy size={18} aria-hidden />}
                onClick={save}
              >
                Save
              </Button>
            )}
          </Group>
        )}
      </Group>
      <Suspense>
        {hints.found && (
          <HintList hints={hints} onShow={({ start, end }) => showPlace(sheet.current, start, end)} />
        )}
        {showsDrafts && (
          <EarlierDrafts
            writing={writing}
            onSave={draft.save}
            onClose={() => setShowsDrafts(false)}
            onRestored={onRestored}
          />
        )}
      </Suspense>
    </>
  );
};

export const showPlace = (sheet: HTMLTextAreaElement | null, start: number, end: number): void => {
  sheet?.focus();
  sheet?.setSelectionRange(start, end);
};
