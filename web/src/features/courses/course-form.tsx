import {
  type Course,
  courseForm,
  courseRewardBadges,
  durationUnits,
  screens,
  skillTags,
  subjects,
} from '@inkling/contract';
import { Button, Group, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { durationPresets } from '../../shared/form/duration-presets.ts';
import { GradeLevelsField } from '../../shared/form/grade-levels-field.tsx';
import { TimeField } from '../../shared/form/time-field.tsx';
import { usePageForm } from '../../shared/form/use-page-form.ts';
import { subjectLabels } from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { ManyOptionsField } from '../../shared/options/many-options-field.tsx';
import { FormRow, FormSection, PageForm } from '../../ui/form/form-section.tsx';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { newClassCode } from './class-code.ts';
import classes from './course-form.module.css';
import { bodyOf, type CourseValues, emptyCourse, valuesOf } from './course-values.ts';
import { loadActivityOptions, useSaveCourse } from './courses.queries.ts';

type Form = UseFormReturnType<CourseValues>;

const About = ({ form }: { form: Form }) => (
  <FormSection title="About the course">
    <FormRow>
      <TextInput label="Course title" required maxLength={200} {...form.getInputProps('title')} />
      <Select
        label="Subject"
        required
        placeholder="Choose a subject"
        data={subjects.map((value) => ({ value, label: subjectLabels[value] }))}
        {...form.getInputProps('subject')}
      />
    </FormRow>
    <Textarea
      label="Description"
      description="What students and parents read about it"
      required
      autosize
      minRows={3}
      maxLength={5000}
      {...form.getInputProps('description')}
    />
    <Textarea
      label="Learning goal"
      description="What students can do at the end"
      required
      autosize
      minRows={2}
      maxLength={2000}
      {...form.getInputProps('learning_goal')}
    />
  </FormSection>
);

const Learning = ({ form }: { form: Form }) => (
  <FormSection title="Learning">
    <GradeLevelsField
      label="Grade levels"
      word="Year"
      required
      {...form.getInputProps('grade_levels')}
      value={form.values.grade_levels}
    />
    <TagsField
      label="Skills"
      required
      choices={skillTags}
      {...form.getInputProps('skills')}
      value={form.values.skills}
    />
    <ManyOptionsField
      label="Associated activities"
      description="Published ones go to every student of the class at once, drafts when you publish them"
      placeholder="Search your activities"
      load={loadActivityOptions}
      {...form.getInputProps('activity_ids')}
      value={form.values.activity_ids}
    />
  </FormSection>
);

const ClassCodeField = ({ form }: { form: Form }) => (
  <Group className={classes.code} gap="sm" align="flex-end">
    <TextInput
      label="Class code"
      description="Students join with these 8 digits"
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      {...form.getInputProps('code')}
    />
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} aria-hidden />}
      onClick={() => form.setFieldValue('code', newClassCode())}
    >
      Regenerate
    </Button>
  </Group>
);

const Running = ({ form }: { form: Form }) => (
  <FormSection title="Running the class">
    <TimeField
      label="Estimated time"
      required
      amount={form.values.estimated_time}
      unit={form.values.estimated_time_unit}
      units={durationUnits}
      presets={durationPresets}
      error={form.errors.estimated_time}
      onBlur={() => form.validateField('estimated_time')}
      onChange={({ amount, unit }) => {
        form.setFieldValue('estimated_time_unit', unit);
        form.setFieldValue('estimated_time', amount);
      }}
      data-path="estimated_time"
    />
    <ClassCodeField form={form} />
    <Select
      label="Badge (optional)"
      description="What the class works towards"
      placeholder="No badge"
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the badge' }}
      data={[...courseRewardBadges]}
      maw="22rem"
      {...form.getInputProps('badge_and_reward')}
    />
  </FormSection>
);

const codeTaken = 'This class code is taken, so here is a new one. Save again to use it.';

/** Creates a course, or changes the one that is given; both ways lead back to the list. */
export const CourseForm = ({ course }: { course: Course | null }) => {
  const navigate = useNavigate();
  const save = useSaveCourse(course);
  const [initialValues] = useState<CourseValues>(() =>
    course ? valuesOf(course) : { ...emptyCourse, code: newClassCode() },
  );
  const { form, letGo, submit, showErrors } = usePageForm({
    initialValues,
    schema: courseForm,
    bodyOf,
    isSaving: save.isPending,
  });
  const toList = () => navigate(screens['teacher-courses'].path);
  const leave = () => {
    letGo();
    void toList();
  };
  const showSaveErrors = (error: Error) => {
    showErrors(error);
    if (!(error instanceof ApiError) || !error.fields.code) return;
    form.setFieldValue('code', newClassCode());
    form.setFieldError('code', codeTaken);
  };
  return (
    <PageForm
      onSubmit={submit((body) => save.mutate(body, { onSuccess: leave, onError: showSaveErrors }))}
      submit={course ? 'Update Course' : 'Create Course'}
      isSaving={save.isPending}
      onCancel={toList}
    >
      <About form={form} />
      <Learning form={form} />
      <Running form={form} />
    </PageForm>
  );
};
