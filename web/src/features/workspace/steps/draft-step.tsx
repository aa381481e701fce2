import { useRef } from 'react';
import { StepLayoutWithSideTabs } from '../../../shared/steps/step-layout-with-side-tabs.tsx';
import { WritingOutline } from '../../../shared/steps/writing-outline.tsx';
import { chatTab } from '../chat/chat-tab.tsx';
import { DraftEditor, textOfEditor } from '../draft-editor.tsx';
import { PhoneDraftHeader } from '../phone-draft-header.tsx';
import { selectPassage } from '../select-passage.ts';
import type { StepProps } from '../step-props.ts';
import { teacherTab } from '../teacher/teacher-tab.tsx';

export const DraftStep = ({ writing, step, draft, title, onRestored }: StepProps) => {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const teacher = teacherTab(writing, {
    text: textOfEditor(draft, step),
    onShow: (start, end) => selectPassage(sheet.current, start, end),
  });
  return (
    <StepLayoutWithSideTabs
      work="Your draft"
      tabs={[
        ...(writing.returned_at ? teacher : []),
        { name: 'Outline', content: <WritingOutline writing={writing} data={draft.data} /> },
        ...chatTab(writing, step),
        ...(writing.returned_at ? [] : teacher),
      ]}
    >
      <PhoneDraftHeader writing={writing} data={draft.data} title={title} />
      <DraftEditor writing={writing} step={step} draft={draft} sheet={sheet} onRestored={onRestored} />
    </StepLayoutWithSideTabs>
  );
};
