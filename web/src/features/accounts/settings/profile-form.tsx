import type { User } from '@inkling/contract';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiError } from '../../../api/api-error.ts';
import { EmailField } from './email-field.tsx';
import { useUpdateProfile } from './use-update-profile.ts';

const nameProblem = (name: string): string | null => (name.trim() ? null : 'Full name is required');

const usernameProblem = (name: string): string | null => {
  if (!name.trim()) return 'Username is required';
  return /^\w+$/.test(name.trim()) ? null : 'Username can only contain letters, numbers, and underscores';
};

export const ProfileForm = ({ user }: { user: User }) => {
  const isStudent = user.role === 'student';
  const form = useForm({
    initialValues: { full_name: user.full_name, screen_name: user.screen_name },
    validate: { full_name: nameProblem, screen_name: isStudent ? usernameProblem : undefined },
    validateInputOnBlur: true,
  });
  const update = useUpdateProfile();
  const submit = form.onSubmit(({ full_name, screen_name }) =>
    update.mutate(isStudent ? { full_name, screen_name } : { full_name }, {
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
        <TextInput label="Full name" autoComplete="name" {...form.getInputProps('full_name')} />
        {isStudent && (
          <TextInput
            label="Screen name"
            description="You log in with it"
            autoComplete="username"
            autoCapitalize="none"
            {...form.getInputProps('screen_name')}
          />
        )}
        <EmailField user={user} />
        <Group>
          <Button type="submit" color="coral" loading={update.isPending}>
            Save changes
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
