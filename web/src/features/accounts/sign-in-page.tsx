import { credentials, screens } from '@inkling/contract';
import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { sharedComputer } from '../../api/token.ts';
import { accounts } from '../../api/typed-calls.ts';
import { withElements } from '../../language/with-elements.tsx';
import { firstProblem } from '../../shared/form/validate-with.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasskeySignIn } from '../passkeys/index.ts';
import { AccountFormLayout } from './account-form-layout.tsx';
import { SessionLeftAtProviderNotice } from './session-left-at-provider-notice.tsx';
import { SharedComputerField } from './shared-computer-field.tsx';
import { t } from './texts.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

export const SignInPage = () => {
  const [problem, setProblem] = useState<string | null>(null);
  const { search } = useLocation();
  const onSignedIn = useAfterSignIn();
  const username = useSearchParams()[0].get('username') ?? '';
  const form = useForm({ initialValues: { identifier: username, password: '' } });
  const signIn = useMutation({
    mutationFn: (body: { identifier: string; password: string }) =>
      call(accounts.signIn, { body: { ...body, ...sharedComputer() } }),
    meta: { silent: true },
    onSuccess: onSignedIn,
    onError: (error) => setProblem(errorText(error, t.failedToLogin)),
  });
  const submit = form.onSubmit((values) => {
    const found = firstProblem(credentials, values);
    setProblem(found);
    if (found === null) signIn.mutate(credentials.parse(values));
  });
  return (
    <AccountFormLayout
      title={t.welcomeBack}
      intro={t.signInAndCarryOn}
      error={problem}
      onSubmit={submit}
      footer={
        <>
          <Text>
            {withElements(t.newToInkling, {
              link: (words) => (
                <Anchor component={Link} to={screens.register.path + search} fw={600}>
                  {words}
                </Anchor>
              ),
            })}
          </Text>
          <Text c="dimmed" size="sm">
            {t.studentsLogInWithThe}
          </Text>
        </>
      }
    >
      <SessionLeftAtProviderNotice />
      <TextInput
        label={t.emailOrUsername}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('identifier')}
      />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        autoFocus={username !== ''}
        {...form.getInputProps('password')}
      />
      <SharedComputerField />
      <Group justify="flex-end" mt={-8}>
        <Anchor component={Link} to={screens['forgot-password'].path} size="sm" py={12} my={-6}>
          {t.forgotPassword}
        </Anchor>
      </Group>
      <Button type="submit" color="coral" loading={signIn.isPending} fullWidth>
        {t.signIn}
      </Button>
      <PasskeySignIn onSignedIn={onSignedIn} onProblem={setProblem} />
      <Button component={Link} to={screens['school-sign-in'].path + search} variant="default" fullWidth>
        {t.signInWithYourSchool}
      </Button>
      <Button component={Link} to={screens['class-sign-in'].path} variant="default" fullWidth>
        {t.signInWithYourClass}
      </Button>
    </AccountFormLayout>
  );
};
