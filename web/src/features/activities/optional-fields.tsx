import { imageTypes, limits } from '@inkling/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { FilesField } from '../../shared/form/files-field.tsx';
import { subjectLabels } from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { gradeLabel } from '../../shared/labels/grade-label.ts';
import { timeWithUnit } from '../../shared/labels/time-with-unit.ts';
import type { ActivityFormState, ActivityValues } from './activity-values.ts';
import { SubjectAndGradeFields } from './subject-and-grade-fields.tsx';

interface OptionalFieldsProps {
  form: ActivityFormState;
  /** Closed when there is nothing in it that must be asked. */
  mayBeClosed: boolean;
  onUploading: (isUploading: boolean) => void;
}

const fields = ['images', 'subject', 'grade_levels', 'skill_list', 'estimated_time'] as const;

const isComplete = ({ subject, grade_levels, skill_list, estimated_time }: ActivityValues): boolean =>
  subject !== null && grade_levels.length > 0 && skill_list.length > 0 && estimated_time !== '';

const summaryOf = (values: ActivityValues): string[] => [
  values.subject === null ? '' : subjectLabels[values.subject],
  gradeLabel(values.grade_levels),
  values.skill_list.join(', '),
  timeWithUnit(Number(values.estimated_time), values.estimated_time_unit),
  values.hints_allowed ? 'Hints while drafting' : 'No hints while drafting',
  values.holds_feedback ? 'You read the feedback first' : 'Feedback is shown at once',
];

const Closed = ({ values, onOpen }: { values: ActivityValues; onOpen: () => void }) => (
  // A picture that is dragged here finds the place where it belongs.
  <Group justify="space-between" align="flex-start" gap="sm" onDragEnter={onOpen}>
    <div>
      <Text>{summaryOf(values).filter(Boolean).join(' · ')}</Text>
      {values.relation === 'course' && (
        <Text size="sm" c="dimmed">
          Year and skills are those of the course.
        </Text>
      )}
    </div>
    <Button
      variant="default"
      leftSection={<IconPencil size={18} aria-hidden />}
      aria-expanded={false}
      onClick={onOpen}
    >
      Change, or add pictures
    </Button>
  </Group>
);

/** What the course has an answer for, or what can stay as it is. */
export const OptionalFields = ({ form, mayBeClosed, onUploading }: OptionalFieldsProps) => {
  const [isOpened, setIsOpened] = useState(false);
  const hasProblem = fields.some((name) => form.errors[name]);
  const hasImages = form.values.images.length > 0;
  const open = () => setIsOpened(true);
  const noteUploading = (isUploading: boolean) => {
    if (isUploading) open();
    onUploading(isUploading);
  };
  if (mayBeClosed && !isOpened && !hasProblem && !hasImages && isComplete(form.values))
    return <Closed values={form.values} onOpen={open} />;
  return (
    // Stays open while somebody is working in it.
    <Stack gap="lg" onFocusCapture={open} onPointerDownCapture={open} onDropCapture={open}>
      <SubjectAndGradeFields form={form} />
      <FilesField
        label="Images"
        description={`Up to ${limits.images_max} pictures to look at before and while writing`}
        accept={imageTypes}
        max={limits.images_max}
        onUploading={noteUploading}
        {...form.getInputProps('images')}
        value={form.values.images}
      />
    </Stack>
  );
};
