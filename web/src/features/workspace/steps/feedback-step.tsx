import { countWords, criterionLabels, pluralise, stepUrlHash, type Writing } from '@inkling/contract';
import { Box, Button, Card, Group, Text, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FeedbackPanel } from '../../../shared/feedback/feedback-panel.tsx';
import { HighlightedText } from '../../../shared/feedback/highlighted-text.tsx';
import { MarksAreEstimates } from '../../../shared/feedback/marks-are-estimates.tsx';
import { ScoreBadge, Stars } from '../../../shared/score-badge.tsx';
import { StepLayoutWithSideTabs } from '../../../shared/steps/step-layout-with-side-tabs.tsx';
import { confirm } from '../../../ui/confirm.ts';
import textClasses from '../../../ui/theme/text.module.css';
import { toastError } from '../../../ui/toast.ts';
import { chatTab } from '../chat/chat-tab.tsx';
import { DraftBesideFeedbackEditor, type Tip } from '../draft-beside-feedback-editor.tsx';
import { draftStepOf, draftTextOf } from '../draft-text.ts';
import { HighlightKey } from '../feedback/highlight-key.tsx';
import type { NextAdvice } from '../feedback/pick-advice.ts';
import { useFeedbackView } from '../feedback/use-feedback-view.tsx';
import type { StepProps } from '../step-props.ts';
import { removeOverlaps, teacherHighlights, teacherReviews } from '../teacher/teacher-reviews.ts';
import { teacherTab } from '../teacher/teacher-tab.tsx';
import { useDraftBesideFeedback } from '../use-draft-beside-feedback.ts';

const FormMode = ({ steps }: Pick<StepProps, 'steps'>) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const formStep = steps.find(({ type }) => type === 'structuredForm');
  if (!formStep) return null;
  return (
    <Tooltip
      label="Go back to your plan. Your draft stays as it is unless you ask for a fresh page."
      withinPortal={false}
      multiline
      maw="18rem"
    >
      <Button
        variant="subtle"
        px="sm"
        onClick={() => navigate({ search, hash: stepUrlHash(formStep.title) })}
      >
        Edit in Form Mode
      </Button>
    </Tooltip>
  );
};

interface WaysToEditProps extends Pick<StepProps, 'steps'> {
  onEdit: (() => void) | undefined;
}

const WaysToEdit = ({ steps, onEdit }: WaysToEditProps) => (
  <Group gap="xs">
    {onEdit && (
      <Button variant="light" px="sm" leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
        Edit Draft
      </Button>
    )}
    <FormMode steps={steps} />
  </Group>
);

interface FiguresProps {
  score: number | null;
  byTeacher: boolean;
  text: string;
}

const Figures = ({ score, byTeacher, text }: FiguresProps) => (
  <Group gap="sm">
    <ScoreBadge score={score} byTeacher={byTeacher} />
    <Stars score={score} />
    <Text c="dimmed">{pluralise(countWords(text), 'word')}</Text>
  </Group>
);

/** The draft was changed on its own page, or elsewhere, after this change began. */
const askToReplace = () =>
  confirm({
    title: 'Your draft has changed',
    message:
      'It was changed in another place while you worked on it here. Do you want the text you see here instead?',
    confirm: 'Use this text',
    cancel: 'Go on writing',
  });

/** The change of the draft that is under way, and what it was begun for. */
const useEditing = (
  { writing, onRevising }: Pick<StepProps, 'writing' | 'onRevising'>,
  { text, isOpen }: { text: string; isOpen: boolean },
) => {
  const revision = useDraftBesideFeedback(writing.id, isOpen);
  const isRevising = revision.begun !== null;
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    onRevising(isRevising);
    return () => onRevising(false);
  }, [onRevising, isRevising]);
  const begin = (advice: NextAdvice | null) => {
    setTip(
      advice && {
        text: advice.text,
        criterion: advice.criterion,
        at: advice.place?.end ?? null,
      },
    );
    revision.begin(text);
  };
  return { revision, isRevising, tip, begin };
};

const useTeacherHighlights = (writing: Writing, text: string) => {
  const { data: said = [] } = useQuery(teacherReviews(writing));
  return teacherHighlights(text, said);
};

/** The draft to read, what the coach says beside it, and a way to change it. */
export const FeedbackStep = (props: StepProps) => {
  const { writing, step, steps, draft, onRevising, finish } = props;
  const draftStep = draftStepOf(steps);
  const text = draftTextOf(writing, draft.data);
  const isDone = writing.status === 'completed';
  const isOpen = !isDone && draftStep !== undefined;
  const { revision, isRevising, tip, begin } = useEditing(props, { text, isOpen });
  const child = useFeedbackView(writing, {
    text,
    draft,
    hasDraft: draftStep !== undefined,
    finish: isRevising ? null : finish,
    onFix: isOpen && !isRevising ? begin : null,
  });
  const fromTeacher = useTeacherHighlights(writing, text);
  const highlights = [...fromTeacher, ...removeOverlaps(child.lit, fromTeacher)];

  const saveChanges = async (content: string) => {
    if (!draftStep || (revision.begun?.base !== text && !(await askToReplace()))) return;
    // From here on the draft has it: going on need not wait for the answer.
    onRevising(false);
    const { id, title, type } = draftStep;
    draft.edit({ id, title, type, content }, { pauseMs: 0, cleared: content.trim() === '' });
    const isSaved = await draft.save();
    revision.end();
    // What the change brought is told at the top.
    window.scrollTo({ top: 0 });
    if (content !== text) child.markOutdated();
    if (!isSaved && !draft.isOffline()) toastError('Failed to save content. Please try again.');
  };
  return (
    <StepLayoutWithSideTabs
      work="Your draft"
      helpFirst
      shown={isRevising ? 'Your draft' : 'Feedback'}
      tabs={[
        {
          name: 'Feedback',
          content: <FeedbackPanel writing={writing} {...child.panel} />,
          news: child.news,
        },
        ...chatTab(writing, step),
        ...teacherTab(writing, { text }),
      ]}
    >
      <Card padding="clamp(1.25rem, 4vw, 2rem)">
        <Group justify="space-between" mb="md">
          <Figures score={child.score} byTeacher={writing.scored_by_teacher} text={text} />
          {!isDone && !isRevising && <WaysToEdit steps={steps} onEdit={draftStep && (() => begin(null))} />}
        </Group>
        {revision.begun === null ? (
          <>
            <HighlightKey evidence={highlights} about={child.litFor && criterionLabels[child.litFor]} />
            <div className={textClasses.reading}>
              <HighlightedText text={text} evidence={highlights} />
            </div>
            {child.score !== null && writing.subject === 'writing' && (
              <Box mt="md">
                <MarksAreEstimates type={writing.writing_type} />
              </Box>
            )}
          </>
        ) : (
          <DraftBesideFeedbackEditor
            writing={writing}
            text={revision.begun.text}
            before={text}
            tip={tip}
            onType={revision.type}
            onCancel={revision.end}
            onSave={saveChanges}
          />
        )}
      </Card>
    </StepLayoutWithSideTabs>
  );
};
