import { firstPassword } from '@inkling/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { lti } from '../../api/typed-calls.ts';
import { validateWith } from '../../shared/form/validate-with.ts';
import { FormErrorBanner } from '../../ui/form-error-banner.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** For staff whom a platform alone lets in: with a password they come in also when it is gone. */
export const FirstPasswordForm = ({ platform, isFirst }: { platform: string; isFirst: boolean }) => {
  const user = useUser();
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { password: '', password_confirmation: '' },
    validate: validateWith(firstPassword),
    validateInputOnBlur: true,
  });
  const save = useMutation({
    mutationFn: (body: { password: string; password_confirmation: string }) =>
      call(lti.setFirstPassword, { body }),
    meta: { silent: true },
    onSuccess: () => {
      toastSuccess(`You can now sign in as ${user?.screen_name} with your password`);
      return refetchQueries(queryClient, ['mine', 'platforms']);
    },
    onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
  });
  const problem = save.error && Object.keys(form.errors).length === 0 ? errorText(save.error) : null;
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
      <Stack gap="md">
        <Text>
          {isFirst
            ? `With a password you also get in without ${platform}.`
            : `If you have forgotten your password, set another one here, within ten minutes of coming from ${platform}.`}{' '}
          Your username is <b>{user?.screen_name}</b>.
        </Text>
        <FormErrorBanner>{problem}</FormErrorBanner>
        <PasswordField label="Password" autoComplete="new-password" {...form.getInputProps('password')} />
        <PasswordField
          label="Password again"
          autoComplete="new-password"
          {...form.getInputProps('password_confirmation')}
        />
        <Group>
          <Button type="submit" loading={save.isPending}>
            Set a password
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
