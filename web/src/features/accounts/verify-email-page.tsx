import { screens } from '@inkling/contract';
import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { currentUser } from '../../api/session.ts';
import { readToken } from '../../api/token.ts';
import { accounts } from '../../api/typed-calls.ts';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

const useVerification = () => {
  const [search] = useSearchParams();
  const verify_token = search.get('token') ?? '';
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['verify-email', verify_token],
    queryFn: async () => {
      const answer = await call(accounts.verifyEmail, { body: { verify_token } });
      await refetchQueries(queryClient, currentUser.queryKey);
      return answer;
    },
    enabled: verify_token !== '',
    // A link works once: asking again would turn a success into a failure.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { silent: true },
  });
};

const BackButton = ({ quiet = false }: { quiet?: boolean }) => {
  const signedIn = readToken() !== null;
  return (
    <Button
      component={Link}
      to={signedIn ? screens.landing.path : screens.login.path}
      {...(quiet ? { variant: 'default' } : { color: 'coral' })}
    >
      {signedIn ? 'Back to Home' : 'Login'}
    </Button>
  );
};

const ResendButton = () => {
  const resend = useMutation({
    mutationFn: () => call(accounts.sendVerificationEmail),
    onSuccess: () => toastSuccess('Verification email sent successfully'),
  });
  return (
    <Button color="coral" loading={resend.isPending} onClick={() => resend.mutate()}>
      Resend Verification Email
    </Button>
  );
};

export const VerifyEmailPage = () => {
  const [search] = useSearchParams();
  const { isSuccess, error, isLoading } = useVerification();
  const failure = search.get('token') ? 'Verification failed, please try again' : 'Invalid verification link';
  if (isLoading) {
    return (
      <Stack align="center" gap="md">
        <Mascot mood="thinking" size={140} />
        <Title order={1}>Verifying Email...</Title>
        <Loader type="dots" role="status" aria-label="Loading" />
      </Stack>
    );
  }
  return (
    <Stack align="center" gap="md" ta="center">
      <Mascot mood={isSuccess ? 'happy' : 'lost'} size={140} />
      <Title order={1}>{isSuccess ? 'Email Verified Successfully' : 'Email Verification Failed'}</Title>
      <Text c="dimmed">{isSuccess ? 'Email verified successfully' : errorText(error, failure)}</Text>
      {!isSuccess && <ResendButton />}
      <BackButton quiet={!isSuccess} />
    </Stack>
  );
};
