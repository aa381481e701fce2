import type { LtiLaunchResult, User } from '@inkling/contract';
import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { loadUser } from '../../api/session.ts';
import { readToken, sharedComputer } from '../../api/token.ts';
import { accounts, lti } from '../../api/typed-calls.ts';
import { FirstTimeForm } from './first-time-form.tsx';
import { isKnownPlatform, rememberPlatform } from './known-platforms.ts';
import { LaunchLoading, LaunchMessage, LaunchRefused } from './launch-message.tsx';
import { useEnterFromLaunch } from './use-enter-from-launch.ts';

/** What the platform sent, out of the address: nobody shall find it there afterwards. */
const useAnswer = () => {
  const { hash } = useLocation();
  const [answer] = useState(() => Object.fromEntries(new URLSearchParams(hash.slice(1))));
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);
  return answer;
};

/** What the platform sent works once: asking again, as queries do, would turn a success into a failure. */
const useOnce = <T,>(ask: () => Promise<T>) => {
  const isAsked = useRef(false);
  const asking = useMutation({ mutationFn: ask, meta: { silent: true } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (!isAsked.current) asking.mutate();
    isAsked.current = true;
  }, []);
  return asking;
};

interface Come {
  result: LtiLaunchResult;
  /** Who is signed in with this browser already. */
  present: User | null;
}

type SignedIn = Extract<LtiLaunchResult, { outcome: 'signed-in' }>;

/**
 * A link on any page can lead here with an answer that is right, but somebody else's. So nobody is taken into an account
 * unasked whose own is open, or who has never come from this platform with this browser.
 */
const mustAsk = (signedIn: SignedIn, present: User | null, code: string): boolean =>
  present ? present.id !== signedIn.user.id : !isKnownPlatform(code);

/** What the server has opened for whoever comes, and nobody wants. */
const endSession = ({ token }: SignedIn): Promise<void> =>
  call(accounts.signOut, {}, { token, rawErrors: true }).catch(() => undefined);

const AskFirst = ({
  signedIn,
  present,
  onGoOn,
}: {
  signedIn: SignedIn;
  present: User | null;
  onGoOn: () => void;
}) => {
  const { platform, school, user } = signedIn;
  return (
    <LaunchMessage title={`Go on as ${user.full_name}?`}>
      <Text>
        You come from {platform} of {school}, which opens the account of {user.full_name}.
        {present && ` You are signed in as ${present.full_name} at the moment.`} If that is not you, do not go
        on.
      </Text>
      <Button color="coral" size="lg" onClick={onGoOn}>
        Go on as {user.full_name}
      </Button>
      <Button component={Link} to="/" replace variant="default" onClick={() => void endSession(signedIn)}>
        {present ? `Stay ${present.full_name}` : 'That is not me'}
      </Button>
    </LaunchMessage>
  );
};

/** Where the answer of a platform arrives, which is handed to the server. */
export const LtiLaunchPage = () => {
  const { code = '' } = useParams();
  const answer = useAnswer();
  const queryClient = useQueryClient();
  const onSignedIn = useEnterFromLaunch();
  const { data, error } = useOnce(async (): Promise<Come> => {
    const result = await call(lti.finishLaunch, {
      params: { code },
      body: { ...answer, ...sharedComputer() },
    });
    const present = readToken() === null ? null : await loadUser(queryClient).catch(() => null);
    return { result, present };
  });
  const signedIn = data?.result.outcome === 'signed-in' ? data.result : null;
  const isAsked = data && signedIn ? mustAsk(signedIn, data.present, code) : false;
  const goOn = () => {
    rememberPlatform(code);
    if (signedIn) void onSignedIn(signedIn);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the server has let somebody in
  useEffect(() => {
    if (signedIn && !isAsked) goOn();
  }, [signedIn]);
  if (error) return <LaunchRefused message={errorText(error)} />;
  if (data?.result.outcome === 'account')
    return <FirstTimeForm {...data.result} present={data.present} onEntered={() => rememberPlatform(code)} />;
  if (signedIn && isAsked)
    return <AskFirst signedIn={signedIn} present={data?.present ?? null} onGoOn={goOn} />;
  return <LaunchLoading />;
};
