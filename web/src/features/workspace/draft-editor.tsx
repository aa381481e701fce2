import type { Step, Writing } from '@inkling/contract';
import { Button, Group } from '@mantine/core';
import { IconDeviceFloppy, IconHistory, IconTextSpellcheck } from '@tabler/icons-react';
import { type RefObject, Suspense, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { DraftSheet } from './draft-sheet.tsx';
import { useHints } from './hints/use-hints.ts';
import { SaveStatus } from './saving/save-status.tsx';
import type { Draft } from './saving/use-draft.ts';

const HintList = lazyComponent(async () => (await import('./hints/hint-list.tsx')).HintList);
const EarlierDrafts = lazyComponent(async () => (await import('./earlier-drafts.tsx')).EarlierDrafts);

interface DraftEditorProps {
  writing: Writing;
  step: Step;
  draft: Draft;
  sheet: RefObject<HTMLTextAreaElement | null>;
  onRestored: (writing: Writing) => void;
}

export const textOf = (draft: Draft, step: Step): string => {
  const content = draft.data.find(({ id }) => id === step.id)?.content;
  return typeof content === 'string' ? content : '';
};

/** The sheet, and what a child can do with it. */
export const DraftEditor = ({ writing, step, draft, sheet, onRestored }: DraftEditorProps) => {
  const [showsDrafts, setShowsDrafts] = useState(false);
  const hints = useHints(writing.id);
  const isDone = writing.status === 'completed';

  const save = async () => {
    if (await draft.save()) toastSuccess('Content saved successfully');
    else toastError('Failed to save content. Please try again.');
  };
  return (
    <>
      <DraftSheet
        step={step}
        draft={draft}
        text={textOf(draft, step)}
        sheet={sheet}
        readOnly={isDone}
        keyboardHelpAllowed={writing.keyboard_help}
        status={<SaveStatus state={draft.state} />}
      >
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
      </DraftSheet>
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
