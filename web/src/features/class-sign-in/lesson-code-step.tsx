import { lessonCodeLength, type NameInClass, screens } from '@inkling/contract';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { classSignIn } from '../../api/typed-calls.ts';
import { CodeInput } from '../../ui/code-input.tsx';
import { FormErrorBanner } from '../../ui/form-error-banner.tsx';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import classes from './class-sign-in-page.module.css';
import { normaliseLessonCode } from './lesson-code.ts';

interface LessonCodeStepProps {
  initialCode: string;
  /** Why a child is back here. */
  problem: string | null;
  /** What is good to know, and nothing went wrong. */
  notice: string | null;
  onNames: (code: string, names: NameInClass[]) => void;
}

/** The last letter sends it: there is no button to look for. */
export const LessonCodeStep = ({ initialCode, problem, notice, onNames }: LessonCodeStepProps) => {
  const [code, setCode] = useState(initialCode);
  const find = useMutation({
    mutationFn: (typed: string) => call(classSignIn.listClassNames, { body: { code: typed } }),
    meta: { silent: true },
    onSuccess: ({ names }, typed) => onNames(typed, names),
  });
  const { mutate, reset } = find;
  useEffect(() => {
    if (code.length === lessonCodeLength) mutate(code);
  }, [code, mutate]);
  const message = find.error ? errorText(find.error) : code === '' ? problem : null;
  return (
    <Stack gap="lg" className={classes.code}>
      <Stack gap="xs" align="center">
        <Mascot mood="hello" size={120} />
        <Title order={1}>Hello! Type the letters from the board</Title>
      </Stack>
      <CodeInput
        label="Letters from the board"
        length={lessonCodeLength}
        normalise={normaliseLessonCode}
        value={code}
        onChange={(next) => {
          setCode(next);
          reset();
        }}
        onEnter={() => code.length === lessonCodeLength && mutate(code)}
        isWrong={find.isError}
        readOnly={find.isPending}
        describedBy="lesson-code-hint"
      />
      <FormErrorBanner isLarge>{message}</FormErrorBanner>
      {notice && !message && code === '' && (
        <Text role="status" fz="lg" fw={600}>
          {notice}
        </Text>
      )}
      <Text id="lesson-code-hint" c="dimmed" fz="lg">
        Your teacher shows you {lessonCodeLength} letters.
      </Text>
      <Anchor component={Link} to={screens.login.path} py="xs">
        Sign in with a password instead
      </Anchor>
    </Stack>
  );
};
