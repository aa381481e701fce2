import { schoolSignIn, screens } from '@inkling/contract';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { sharedComputer } from '../../api/token.ts';
import { sso } from '../../api/typed-calls.ts';
import { firstProblem } from '../../shared/form/validate-with.ts';
import { AccountFormLayout, SharedComputerField } from '../accounts/index.ts';
import { goToProviderSignIn } from './go-to-provider-sign-in.ts';

/** Asks which school, and goes to its own sign-in. */
export const FindSchoolSignInPage = () => {
  const [problem, setProblem] = useState<string | null>(null);
  const [search] = useSearchParams();
  const location = useLocation();
  const form = useForm({ initialValues: { school: search.get('school') ?? '' } });
  const start = useMutation({
    mutationFn: (school: string) => {
      const return_to = search.get('redirect');
      return call(sso.startSso, {
        body: { school, ...sharedComputer(), ...(return_to?.startsWith('/') && { return_to }) },
      });
    },
    meta: { silent: true },
    onSuccess: ({ url }) => goToProviderSignIn(url),
    onError: (error) => setProblem(errorText(error, 'We could not reach your school')),
  });
  const submit = form.onSubmit((values) => {
    const found = firstProblem(schoolSignIn, values);
    setProblem(found);
    if (found === null) start.mutate(values.school.trim());
  });
  return (
    <AccountFormLayout
      title="Sign in with your school"
      intro="Use the account your school gave you. We send you to your school’s own sign-in page and back."
      error={problem}
      onSubmit={submit}
      footer={
        <Text>
          <Anchor component={Link} to={screens.login.path + location.search} fw={600}>
            Sign in with a password instead
          </Anchor>
        </Text>
      }
    >
      <TextInput
        label="School email or school code"
        description="Your school can tell you its code."
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...form.getInputProps('school')}
      />
      <SharedComputerField />
      <Button type="submit" color="coral" loading={start.isPending || start.isSuccess} fullWidth>
        Continue
      </Button>
    </AccountFormLayout>
  );
};
