import { useRef } from 'react';
import { WorkWithHelpTabs } from '../../../shared/steps/work-with-help-tabs.tsx';
import { WritingOutline } from '../../../shared/steps/writing-outline.tsx';
import { chatTab } from '../chat/chat-tab.tsx';
import { DraftEditor, selectPassage, textOf } from '../draft-editor.tsx';
import type { StepProps } from '../step-props.ts';
import { teacherTab } from '../teacher/teacher-tab.tsx';

export const DraftStep = ({ writing, step, draft, onRestored }: StepProps) => {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const teacher = teacherTab(writing, {
    text: textOf(draft, step),
    onShow: (start, end) => selectPassage(sheet.current, start, end),
  });
  return (
    <WorkWithHelpTabs
      work="Your draft"
      tabs={[
        ...(writing.returned_at ? teacher : []),
        { name: 'Outline', content: <WritingOutline writing={writing} data={draft.data} /> },
        ...chatTab(writing, step),
        ...(writing.returned_at ? [] : teacher),
      ]}
    >
      <DraftEditor writing={writing} step={step} draft={draft} sheet={sheet} onRestored={onRestored} />
    </WorkWithHelpTabs>
  );
};
