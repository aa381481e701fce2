import { newStudent, type Student, studentChanges } from '@inkling/contract';
import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { usePageForm } from '../../shared/form/use-page-form.ts';
import { OptionFilter } from '../../shared/options/option-filter.tsx';
import { confirm } from '../../ui/confirm.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { bodyOf, emptyValues, gradeOptions, type StudentValues, valuesOf } from './student-values.ts';
import { loadCourseOptions, useSaveStudent } from './students.queries.ts';

interface StudentFormProps {
  /** The student to change; without one the form adds a student. */
  student: Student | null;
  /** The course a new student is put into, unless another is chosen. */
  courseId?: string;
  onClose: () => void;
}

interface FieldsProps {
  form: UseFormReturnType<StudentValues>;
  isNew: boolean;
  needsEmail: boolean;
}

const Fields = ({ form, isNew, needsEmail }: FieldsProps) => (
  <>
    <TextInput
      label="Full Name"
      autoComplete="off"
      withAsterisk
      data-autofocus
      {...form.getInputProps('full_name')}
    />
    <TextInput
      label="Email Address"
      type="email"
      autoComplete="off"
      withAsterisk={needsEmail}
      {...form.getInputProps('email')}
    />
    <Select
      label="Grade Level"
      placeholder="Choose a grade"
      data={gradeOptions}
      allowDeselect={false}
      withAsterisk
      {...form.getInputProps('grade_level')}
    />
    {isNew && (
      <>
        <PasswordField
          label="Password"
          description="At least 8 characters. The username is made from the name."
          autoComplete="new-password"
          withAsterisk
          {...form.getInputProps('password')}
        />
        <OptionFilter
          label="Course (optional)"
          load={loadCourseOptions}
          value={form.values.course_id}
          onChange={(course_id) => form.setFieldValue('course_id', course_id ?? '')}
        />
      </>
    )}
  </>
);

const unsaved = {
  title: 'Close this form?',
  message: 'What you typed is not saved yet.',
  confirm: 'Close',
  cancel: 'Stay',
};

const useStudentForm = ({ student, courseId = '', onClose }: StudentFormProps) => {
  const save = useSaveStudent(student);
  const { form, letGo, submit, showErrors } = usePageForm({
    initialValues: student ? valuesOf(student) : { ...emptyValues, course_id: courseId },
    schema: student ? studentChanges : newStudent,
    bodyOf: bodyOf(student),
    isSaving: save.isPending,
  });
  const close = () => {
    letGo();
    onClose();
  };
  const onSubmit = submit(() => save.mutate(form.values, { onSuccess: close, onError: showErrors }));
  const askAndClose = async () => {
    if (!form.isDirty() || (await confirm(unsaved))) close();
  };
  return { form, onSubmit, askAndClose, isSaving: save.isPending };
};

export const StudentForm = (props: StudentFormProps) => {
  const isNew = props.student === null;
  const { form, onSubmit, askAndClose, isSaving } = useStudentForm(props);
  return (
    <FormDialog
      title={isNew ? 'Add Student' : 'Edit Student'}
      submit={isNew ? 'Add Student' : 'Save changes'}
      isSaving={isSaving}
      onSubmit={onSubmit}
      onClose={askAndClose}
    >
      <Fields form={form} isNew={isNew} needsEmail={props.student?.email !== null} />
    </FormDialog>
  );
};
