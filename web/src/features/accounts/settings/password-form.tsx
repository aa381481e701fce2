import { passwordChange, screens } from '@inkling/contract';
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { clearSession } from '../../../api/session.ts';
import { accounts } from '../../../api/typed-calls.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { SettingsCard } from './settings-card.tsx';
import { t } from './texts.ts';

interface PasswordChange {
  current_password: string;
  password: string;
  password_confirmation: string;
}

const usePasswordForm = () =>
  useForm<PasswordChange>({
    initialValues: { current_password: '', password: '', password_confirmation: '' },
    validate: validateWith(passwordChange),
    validateInputOnBlur: true,
  });

export const PasswordForm = () => {
  const form = usePasswordForm();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: (body: PasswordChange) => call(accounts.changePassword, { body }),
    onSuccess: async () => {
      toastSuccess(t.passwordUpdatedSuccessfullyPleaseLogin);
      clearSession(queryClient);
      await navigate(screens.login.path);
    },
    onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
  });
  return (
    <SettingsCard title={t.changePassword} text={t.youAreSignedOutEverywhere}>
      <form onSubmit={form.onSubmit((values) => change.mutate(values))} noValidate>
        <Stack gap="md">
          <PasswordField
            label={t.currentPassword}
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
          <PasswordField
            label={t.newPassword}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <PasswordField
            label={t.confirmNewPassword}
            autoComplete="new-password"
            {...form.getInputProps('password_confirmation')}
          />
          <Group>
            <Button type="submit" loading={change.isPending}>
              {t.changePassword}
            </Button>
          </Group>
        </Stack>
      </form>
    </SettingsCard>
  );
};
