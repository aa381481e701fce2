import { screens, wrongClassCodeText } from '@inkling/contract';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { enrollments } from '../../api/typed-calls.ts';
import { CodeInput } from '../../ui/code-input.tsx';
import { FormErrorBanner } from '../../ui/form-error-banner.tsx';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import classes from './join-class-page.module.css';
import { codeLength, normaliseCode } from './normalise-code.ts';

/** Long enough to read the good news before the page changes. */
const goodNewsMs = 1200;

const useJoinClass = () => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const join = useMutation({
    mutationFn: (code: string) => call(enrollments.joinClass, { body: { code } }),
    // Whatever failed, there is one sentence for it.
    meta: { silent: true },
    // New writings stand everywhere: in lists, filters and figures.
    onSuccess: () => void queryClient.invalidateQueries(),
  });
  useEffect(() => {
    if (!join.isSuccess) return;
    const timer = setTimeout(() => navigate(screens['my-writing'].path), goodNewsMs);
    return () => clearTimeout(timer);
  }, [join.isSuccess, navigate]);
  return join;
};

export const JoinClassPage = () => {
  const [code, setCode] = useState('');
  const join = useJoinClass();
  const isBusy = join.isPending || join.isSuccess;
  const isReady = code.length === codeLength && !isBusy;
  const submit = () => {
    if (isReady) join.mutate(code);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const onChange = (next: string) => {
    setCode(next);
    join.reset();
  };
  return (
    <Card className={classes.card} padding="2xl">
      <form onSubmit={onSubmit}>
        <Stack gap="lg">
          <Stack gap="xs" align="center" ta="center">
            <Mascot mood={join.isSuccess ? 'happy' : 'hello'} size={110} />
            <Title order={1}>Join Your Classroom</Title>
          </Stack>
          <CodeInput
            label="Class code"
            length={codeLength}
            normalise={normaliseCode}
            value={code}
            onChange={onChange}
            onEnter={submit}
            isWrong={join.isError}
            readOnly={isBusy}
            describedBy="class-code-hint"
          />
          <Text id="class-code-hint" c="dimmed" size="sm">
            The class code is typically provided by your teacher and consists of 8 letters or numbers
          </Text>
          {join.isError && <FormErrorBanner>{wrongClassCodeText}</FormErrorBanner>}
          <div role="status">
            {join.isSuccess && (
              <Text py="sm" px="md" fw={500} c="var(--leaf-on-wash)" bg="var(--leaf-wash)" bdrs="md">
                Valid code, joining class
              </Text>
            )}
          </div>
          <Button type="submit" color="coral" disabled={!isReady} loading={join.isPending} fullWidth>
            Join Class
          </Button>
        </Stack>
      </form>
    </Card>
  );
};
