import type { Step, Writing } from '@inkling/contract';
import { type RefObject, Suspense, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { DraftTextarea } from './draft-textarea.tsx';
import { DraftTools } from './draft-tools.tsx';
import { useDraftHints } from './hints/draft-hints.tsx';
import { SaveStatus } from './saving/save-status.tsx';
import type { Draft } from './saving/use-draft.ts';

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
  const hints = useDraftHints(writing, { text, sheet });
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
        hints={hints}
        status={<SaveStatus saving={draft.saving} />}
      >
        {!isDone && (
          <DraftTools
            writing={writing}
            draft={draft}
            isChecking={hints.isChecking}
            onCheck={hints.ask}
            onEarlier={() => setShowsDrafts(true)}
          />
        )}
      </DraftTextarea>
      <Suspense>
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
