import type { Step, Writing } from '@inkling/contract';
import { type RefObject, Suspense, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { DraftTextarea } from './draft-textarea.tsx';
import { DraftTools } from './draft-tools.tsx';
import { useHints } from './hints/use-hints.ts';
import { SaveStatus } from './saving/save-status.tsx';
import type { Draft } from './saving/use-draft.ts';

const HintBar = lazyComponent(async () => (await import('./hints/hint-bar.tsx')).HintBar);
const Underlines = lazyComponent(async () => (await import('./hints/underlines.tsx')).Underlines);
const EarlierDrafts = lazyComponent(async () => (await import('./earlier-drafts.tsx')).EarlierDrafts);

interface DraftEditorProps {
  writing: Writing;
  step: Step;
  draft: Draft;
  sheet: RefObject<HTMLTextAreaElement | null>;
  onRestored: (writing: Writing) => void;
}

export const textOfEditor = (draft: Draft, step: Step): string => {
  const content = draft.data.find(({ id }) => id === step.id)?.content;
  return typeof content === 'string' ? content : '';
};

/** The sheet, and what a child can do with it. */
export const DraftEditor = ({ writing, step, draft, sheet, onRestored }: DraftEditorProps) => {
  const [showsDrafts, setShowsDrafts] = useState(false);
  const text = textOfEditor(draft, step);
  const hints = useHints(writing.id, text);
  const { found } = hints;
  const isDone = writing.status === 'completed';
  return (
    <>
      <DraftTextarea
        step={step}
        draft={draft}
        text={text}
        sheet={sheet}
        readOnly={isDone}
        keyboardHelpAllowed={writing.keyboard_help}
        underlines={
          found && (
            <Suspense>
              <Underlines sheet={sheet} text={text} hints={found.open} chosen={hints.chosen} />
            </Suspense>
          )
        }
        onTap={found ? hints.chooseAt : undefined}
        status={<SaveStatus saving={draft.saving} />}
      >
        {!isDone && (
          <DraftTools
            writing={writing}
            draft={draft}
            isChecking={hints.isPending}
            onCheck={() => hints.ask(sheet.current?.value ?? '')}
            onEarlier={() => setShowsDrafts(true)}
          />
        )}
      </DraftTextarea>
      <Suspense>
        {found && (
          <HintBar
            hints={hints}
            onShow={({ places: [first] }) => first && selectPassage(sheet.current, first.start, first.end)}
          />
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

export const selectPassage = (sheet: HTMLTextAreaElement | null, start: number, end: number): void => {
  sheet?.focus();
  sheet?.setSelectionRange(start, end);
};
