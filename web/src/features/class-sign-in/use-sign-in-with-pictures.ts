import { dashboardOf, errorCodes, type NameInClass, type PictureName, screenPath } from '@inkling/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { startSession } from '../../api/session.ts';
import { classSignIn } from '../../api/typed-calls.ts';

interface Attempt {
  code: string;
  child: NameInClass;
  /** The lesson is over, or was closed. */
  onClosed: (why: string) => void;
}

/** The child typed nothing wrong: the letters were right a moment ago. */
const closedText = 'The lesson is over. Ask your teacher.';

const isClosed = (error: Error): boolean => error instanceof ApiError && error.fields.code !== undefined;

export const useSignInWithPictures = ({ code, child, onClosed }: Attempt) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const signIn = useMutation({
    mutationFn: (pictures: PictureName[]) =>
      call(classSignIn.signInWithPictures, { body: { code, key: child.key, pictures } }),
    meta: { silent: true },
    onSuccess: async (answer) => {
      startSession(queryClient, { ...answer, isForLesson: true });
      await navigate(screenPath(dashboardOf(answer.user.role)), { replace: true });
    },
    onError: (error) => {
      if (isClosed(error)) onClosed(closedText);
    },
  });
  const { error } = signIn;
  const isStuck = error instanceof ApiError && error.status === errorCodes.conflict.status;
  return { signIn, isStuck, problem: error ? errorText(error) : null };
};
