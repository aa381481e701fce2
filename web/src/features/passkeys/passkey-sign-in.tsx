import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { passkeys, ResponseTo } from '../../api/typed-calls.ts';
import { knowsPasskeys, passkeyProblem } from './passkey-problem.ts';
import { t } from './texts.ts';

type SignedIn = ResponseTo<typeof passkeys.signInWithPasskey>;

interface PasskeySignInProps {
  onSignedIn: (answer: SignedIn) => Promise<void>;
  onProblem: (problem: string | null) => void;
}

/** Loaded once somebody could use it: most who sign in are children, who have no passkeys. */
const loadAsking = () => import('./ask-browser.ts');

/** Passkeys stand in the list that the browser offers in the field for the name. */
const useFilledIn = ({ onSignedIn, onProblem }: PasskeySignInProps, round: number): void => {
  const latest = useRef({ onSignedIn, onProblem });
  latest.current = { onSignedIn, onProblem };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again, after another question ended this one
  useEffect(() => {
    if (!knowsPasskeys()) return;
    let isGone = false;
    const ask = async () => {
      const { canFillIn, signInWithPasskey } = await loadAsking();
      if (isGone || !(await canFillIn())) return;
      const answer = await signInWithPasskey({ isAutofill: true });
      if (!isGone) await latest.current.onSignedIn(answer);
    };
    ask().catch((error: unknown) => {
      // Nobody asked for anything yet, unless a passkey was chosen and the server refused it.
      if (!isGone && error instanceof ApiError && error.status === 422)
        latest.current.onProblem(passkeyProblem(error));
    });
    return () => {
      isGone = true;
      void loadAsking().then(({ stopAsking }) => stopAsking());
    };
  }, [round]);
};

export const PasskeySignIn = ({ onSignedIn, onProblem }: PasskeySignInProps) => {
  const [round, setRound] = useState(0);
  useFilledIn({ onSignedIn, onProblem }, round);
  const signIn = useMutation({
    mutationFn: async () => (await loadAsking()).signInWithPasskey(),
    meta: { silent: true },
    onSuccess: onSignedIn,
    onError: (error) => {
      onProblem(passkeyProblem(error));
      setRound((before) => before + 1);
    },
  });
  if (!knowsPasskeys()) return null;
  return (
    <Button variant="default" fullWidth loading={signIn.isPending} onClick={() => signIn.mutate()}>
      {t.signInWithAPasskey}
    </Button>
  );
};
