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
import { t } from './texts.ts';

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
      {signedIn ? t.backToHome : t.login}
    </Button>
  );
};

const ResendButton = () => {
  const resend = useMutation({
    mutationFn: () => call(accounts.sendVerificationEmail),
    onSuccess: () => toastSuccess(t.verificationEmailSentSuccessfully),
  });
  return (
    <Button color="coral" loading={resend.isPending} onClick={() => resend.mutate()}>
      {t.resendVerificationEmail}
    </Button>
  );
};

export const VerifyEmailPage = () => {
  const [search] = useSearchParams();
  const { isSuccess, error, isLoading } = useVerification();
  const failure = search.get('token') ? t.verificationFailedPleaseTryAgain : t.invalidVerificationLink;
  if (isLoading) {
    return (
      <Stack align="center" gap="md">
        <Mascot mood="thinking" size={140} />
        <Title order={1}>{t.verifyingEmail}</Title>
        <Loader type="dots" role="status" aria-label={t.loading} />
      </Stack>
    );
  }
  return (
    <Stack align="center" gap="md" ta="center">
      <Mascot mood={isSuccess ? 'happy' : 'lost'} size={140} />
      <Title order={1}>{isSuccess ? t.emailVerifiedSuccessfully : t.emailVerificationFailed}</Title>
      <Text c="dimmed">{isSuccess ? t.emailVerifiedSuccessfully2 : errorText(error, failure)}</Text>
      {!isSuccess && <ResendButton />}
      <BackButton quiet={!isSuccess} />
    </Stack>
  );
};
