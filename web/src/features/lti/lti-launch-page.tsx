import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { lti } from '../../api/typed-calls.ts';
import { useAfterSignIn } from '../accounts/index.ts';
import { FirstTimeForm } from './first-time-form.tsx';
import { LaunchLoading, LaunchRefused } from './launch-message.tsx';

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

/** Where the answer of a platform arrives, which is handed to the server. */
export const LtiLaunchPage = () => {
  const { code = '' } = useParams();
  const answer = useAnswer();
  const onSignedIn = useAfterSignIn();
  const { data, error } = useOnce(() => call(lti.finishLaunch, { params: { code }, body: answer }));
  const signedIn = data?.outcome === 'signed-in' ? data : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the server has let somebody in
  useEffect(() => {
    if (signedIn) void onSignedIn(signedIn);
  }, [signedIn]);
  if (error) return <LaunchRefused message={errorText(error)} />;
  if (data?.outcome === 'account') return <FirstTimeForm {...data} />;
  return <LaunchLoading />;
};
