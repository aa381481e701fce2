import { addColleagueForm, type CourseTeacher, colleagueRoles } from '@inkling/contract';
import { Autocomplete, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../api/session.ts';
import { useDialogForm } from '../../shared/form/use-dialog-form.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { localToday } from '../../ui/local-today.ts';
import { staff } from '../school/index.ts';
import { courseRoleLabels } from './colleague-texts.ts';
import { useSaveColleague } from './course-teachers.queries.ts';

interface ColleagueFormProps {
  courseId: number;
  /** The colleague to change; without one the form adds somebody. */
  colleague: CourseTeacher | null;
  onClose: () => void;
}

interface Values {
  email: string;
  role: string;
  ends_on: string;
}

const bodyOf = ({ email, role, ends_on }: Values) => ({
  email,
  role,
  ends_on: role === 'relief' && ends_on !== '' ? ends_on : null,
});

const roles = colleagueRoles.map((role) => ({ value: role, label: courseRoleLabels[role] }));

/** Those of the same school are offered; without one the address is typed. */
const useColleagues = (): { email: string; full_name: string }[] => {
  const user = useUser();
  const query = useQuery({ ...staff, enabled: user?.school?.has_joined === true });
  return (query.data?.items ?? []).flatMap(({ id, email, full_name }) =>
    email !== null && id !== user?.id ? [{ email, full_name }] : [],
  );
};

const nameOf = (colleagues: ReturnType<typeof useColleagues>, email: string): string =>
  `${colleagues.find((colleague) => colleague.email === email)?.full_name ?? ''} · ${email}`;

export const ColleagueForm = ({ courseId, colleague, onClose }: ColleagueFormProps) => {
  const { form, dialog } = useDialogForm({
    initialValues: {
      email: colleague?.teacher.email ?? '',
      role: colleague?.role ?? 'co',
      ends_on: colleague?.ends_on ?? '',
    },
    schema: addColleagueForm,
    bodyOf,
    save: useSaveColleague(courseId, colleague),
    onClose,
  });
  const colleagues = useColleagues();
  const isRelief = form.values.role === 'relief';
  return (
    <FormDialog
      title={colleague ? colleague.teacher.full_name : 'Add a colleague'}
      submit={colleague ? 'Save changes' : 'Add colleague'}
      {...dialog}
    >
      {!colleague && (
        <Autocomplete
          label="Email Address"
          description="The one your colleague signs in with."
          type="email"
          autoComplete="off"
          data={colleagues.map(({ email }) => email)}
          renderOption={({ option }) => nameOf(colleagues, option.value)}
          withAsterisk
          data-autofocus
          {...form.getInputProps('email')}
        />
      )}
      <Select
        label="Part in this course"
        description={
          isRelief
            ? 'Sees and reviews the work until the last day.'
            : 'Sees and reviews the work, and takes students in and out.'
        }
        data={roles}
        allowDeselect={false}
        {...form.getInputProps('role')}
      />
      {isRelief && (
        <TextInput
          label="Last day"
          type="date"
          min={localToday()}
          withAsterisk
          {...form.getInputProps('ends_on')}
        />
      )}
    </FormDialog>
  );
};
