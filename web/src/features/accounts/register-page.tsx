import { registration, screens } from '@inkling/contract';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { sharedComputer } from '../../api/token.ts';
import { accounts, type InputOf } from '../../api/typed-calls.ts';
import { language } from '../../language/language.ts';
import { withElements } from '../../language/with-elements.tsx';
import { firstProblem } from '../../shared/form/validate-with.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountFormLayout } from './account-form-layout.tsx';
import { RoleChoice } from './role-choice.tsx';
import { t } from './texts.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Without a name both start as the part of the email before the at-sign; settings can change them. */
const bodyOf = ({ full_name, email, password }: Record<'full_name' | 'email' | 'password', string>) => {
  const name = full_name.trim() || (email.trim().split('@')[0] ?? '');
  return {
    email,
    password,
    role: 'parent',
    full_name: name,
    screen_name: name,
    language,
    ...sharedComputer(),
  } as const;
};

const toDocument = (name: 'terms' | 'privacy') => (words: string) => (
  <Anchor component={Link} to={screens[name].path} underline="always">
    {words}
  </Anchor>
);

const Footer = () => {
  const { search } = useLocation();
  return (
    <>
      <Text>
        {withElements(t.alreadyHaveAnAccount, {
          link: (words) => (
            <Anchor component={Link} to={screens.login.path + search} fw={600}>
              {words}
            </Anchor>
          ),
        })}
      </Text>
      <Text c="dimmed" size="sm">
        {withElements(t.byCreatingAnAccountYou, {
          terms: toDocument('terms'),
          privacy: toDocument('privacy'),
        })}
      </Text>
    </>
  );
};

export const RegisterPage = () => {
  const [problem, setProblem] = useState<string | null>(null);
  const onSignedIn = useAfterSignIn();
  const form = useForm({ initialValues: { full_name: '', email: '', password: '' } });
  const signUp = useMutation({
    mutationFn: (body: InputOf<typeof accounts.register>['body']) => call(accounts.register, { body }),
    meta: { silent: true },
    onSuccess: onSignedIn,
    onError: (error) => setProblem(errorText(error, t.failedToCreateAccount)),
  });
  const submit = form.onSubmit((values) => {
    const found = firstProblem(registration, bodyOf(values));
    setProblem(found);
    if (found === null) signUp.mutate(registration.parse(bodyOf(values)));
  });
  return (
    <AccountFormLayout
      title={t.createYourAccount}
      intro={t.freeToStartNoCard}
      error={problem}
      onSubmit={submit}
      footer={<Footer />}
    >
      <RoleChoice />
      <TextInput
        label={t.yourName}
        description={t.howWeGreetYouAnd}
        autoComplete="name"
        maxLength={120}
        {...form.getInputProps('full_name')}
      />
      <TextInput label={t.email} type="email" autoComplete="email" {...form.getInputProps('email')} />
      <PasswordField
        label={t.password}
        description={t.atLeast8Characters}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <Button type="submit" color="coral" loading={signUp.isPending} fullWidth mt="xs">
        {t.createAccount}
      </Button>
    </AccountFormLayout>
  );
};
