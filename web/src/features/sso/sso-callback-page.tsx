import { screens } from '@inkling/contract';
import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { sso } from '../../api/typed-calls.ts';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import { useAfterSignIn } from '../accounts/index.ts';
import { LinkAccountForm } from './link-account-form.tsx';

const useReturn = () => {
  const { school_code = '' } = useParams();
  const { search: query } = useLocation();
  return useQuery({
    queryKey: ['sign-on', school_code, query],
    queryFn: () => call(sso.handleSsoCallback, { body: { school_code, query } }),
    // What the school sent works once: asking again would turn a success into a failure.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { silent: true },
  });
};

const Refused = ({ message }: { message: string }) => (
  <Stack align="center" gap="md" ta="center">
    <Mascot mood="lost" size={140} />
    <Title order={1}>Not signed in</Title>
    <Text role="alert">{message}</Text>
    <Button component={Link} to={screens['school-sign-in'].path} color="coral">
      Begin again
    </Button>
    <Button component={Link} to={screens.login.path} variant="default">
      Sign in with a password
    </Button>
  </Stack>
);

/** Where a school's own sign-in sends people back to. */
export const SsoCallbackPage = () => {
  const { data, error } = useReturn();
  const onSignedIn = useAfterSignIn();
  const signedIn = data?.outcome === 'signed-in' ? data : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the server has let somebody in
  useEffect(() => {
    if (signedIn) void onSignedIn(signedIn);
  }, [signedIn]);
  if (error) return <Refused message={errorText(error)} />;
  if (data?.outcome === 'link') return <LinkAccountForm {...data} />;
  return (
    <Stack align="center" gap="md">
      <Mascot mood="thinking" size={140} />
      <Title order={1}>Signing you in...</Title>
      <Loader type="dots" role="status" aria-label="Loading" />
    </Stack>
  );
};
