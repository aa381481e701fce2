import { screens } from '@inkling/contract';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { call, storeResponseForOffline } from '../../../api/call.ts';
import { useUser } from '../../../api/session.ts';
import { isInLesson, sessionKind, sharedComputer, storeToken } from '../../../api/token.ts';
import { accounts } from '../../../api/typed-calls.ts';
import { FormErrorBanner } from '../../../ui/form-error-banner.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

/** A young child has no password at hand; the words wait on this device until the child signs in again. */
const LessonIsOver = () => (
  <Stack gap="md">
    <Text>Well done! Your words are safe on this tablet.</Text>
    <Text>Do you want to go on? Ask your teacher, then sign in with your pictures again.</Text>
    <Button component="a" href={screens['class-sign-in'].path} color="coral">
      Sign in with your class
    </Button>
  </Stack>
);

const PasswordAgain = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const user = useUser();
  const [password, setPassword] = useState('');
  const kind = sessionKind();
  const signIn = useMutation({
    mutationFn: () => {
      const body = { identifier: user?.screen_name ?? '', password, ...sharedComputer(kind === 'shared') };
      return call(accounts.signIn, { body }, { rawErrors: true });
    },
    meta: { silent: true },
    onSuccess: ({ token, user: again }) => {
      storeToken(token, kind);
      void storeResponseForOffline(accounts.readMine, {}, again);
      setPassword('');
      onSignedIn();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text>You were signed out. Your words are safe on this page: sign in and they are saved.</Text>
        <FormErrorBanner>{signIn.error ? errorText(signIn.error, 'Failed to login') : null}</FormErrorBanner>
        <PasswordField
          label={`Password of ${user?.screen_name ?? 'your account'}`}
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Button type="submit" color="coral" loading={signIn.isPending} disabled={password === ''}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
};

/** Draft and chat may both wait: one password is enough. */
const waiting = new Set<() => void>();
const tellAll = () => {
  for (const goOn of waiting) goOn();
};

/** The session ended while writing: sign in on the spot, and nothing typed is lost. */
export const SignInAgain = ({ onSignedIn }: { onSignedIn: () => void }) => {
  useEffect(() => {
    waiting.add(onSignedIn);
    return () => void waiting.delete(onSignedIn);
  }, [onSignedIn]);
  const isOver = isInLesson();
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      title={isOver ? 'The lesson is over' : 'Please sign in again'}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
    >
      {isOver ? <LessonIsOver /> : <PasswordAgain onSignedIn={tellAll} />}
    </Modal>
  );
};
