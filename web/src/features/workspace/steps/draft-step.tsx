import { HelpColumns } from '../../../ui/steps/help-columns.tsx';
import { chatTab } from '../chat/chat-tab.tsx';
import { DraftEditor } from '../draft-editor.tsx';
import { Outline } from '../outline.tsx';
import type { StepProps } from '../step-view.tsx';

export const DraftStep = ({ writing, step, draft, onRestored }: StepProps) => (
  <HelpColumns
    work="Your draft"
    tabs={[
      { name: 'Outline', content: <Outline writing={writing} data={draft.data} /> },
      ...chatTab(writing, step),
    ]}
  >
    <DraftEditor writing={writing} step={step} draft={draft} onRestored={onRestored} />
  </HelpColumns>
);
