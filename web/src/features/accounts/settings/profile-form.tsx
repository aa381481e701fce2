import { profileChanges, type User } from '@inkling/contract';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiError } from '../../../api/api-error.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { EmailField } from './email-field.tsx';
import { t } from './texts.ts';
import { useUpdateProfile } from './use-update-profile.ts';

interface ProfileValues {
  full_name: string;
  /** Only students have one to change. */
  screen_name: string;
}

export const ProfileForm = ({ user }: { user: User }) => {
  const isStudent = user.role === 'student';
  const bodyOf = ({ full_name, screen_name }: ProfileValues) =>
    isStudent ? { full_name, screen_name } : { full_name };
  const form = useForm<ProfileValues>({
    initialValues: { full_name: user.full_name, screen_name: user.screen_name },
    validate: validateWith(profileChanges, bodyOf),
    validateInputOnBlur: true,
  });
  const update = useUpdateProfile();
  const submit = form.onSubmit((values) =>
    update.mutate(bodyOf(values), {
      onSuccess: (saved) => {
        const values = { full_name: saved.full_name, screen_name: saved.screen_name };
        form.setValues(values);
        form.resetDirty(values);
      },
      onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" mt="lg">
        <TextInput label={t.fullName} autoComplete="name" {...form.getInputProps('full_name')} />
        {isStudent && (
          <TextInput
            label={t.screenName}
            description={t.youLogInWithIt}
            autoComplete="username"
            autoCapitalize="none"
            {...form.getInputProps('screen_name')}
          />
        )}
        <EmailField user={user} />
        <Group>
          <Button type="submit" color="coral" loading={update.isPending}>
            {t.saveChanges}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
