import type { ChildInLesson, ClassSignInState, PictureCard } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { classSignIn, type InputOf } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** While it is open, a teacher sees within moments who is in and who needs help. */
const openRefreshMs = 5000;

const keyOf = (courseId: number) => ['courses', String(courseId), 'class-sign-in'];

/** Below the course's own key, so that whatever changes the course reads it again. */
export const classSignInOf = (courseId: number) =>
  queryOptions({
    queryKey: keyOf(courseId),
    queryFn: ({ signal }) => call(classSignIn.readClassSignIn, { params: { id: courseId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.open ? openRefreshMs : false),
    meta: { silent: true },
  });

type Minutes = InputOf<typeof classSignIn.openClassSignIn>['body']['minutes'];

export const useOpenClassSignIn = (courseId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (minutes: Minutes) =>
      call(classSignIn.openClassSignIn, { params: { id: courseId }, body: { minutes } }),
    onSuccess: (state: ClassSignInState) => queryClient.setQueryData(keyOf(courseId), state),
  });
};

export const useCloseClassSignIn = (courseId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(classSignIn.closeClassSignIn, { params: { id: courseId } }),
    onSuccess: () => {
      toastSuccess('Picture sign-in is closed, and everybody who came in with pictures is signed out');
      return refetchQueries(queryClient, keyOf(courseId));
    },
  });
};

/** Hashing takes a moment for each; the bar moves on after each part. */
const cardsAtOnce = 12;

/** New pictures in parts; the cards that are made stay when a later part fails. */
export const useMakePictureCards = (courseId: number, onPart: (cards: PictureCard[]) => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ids: number[]) => {
      for (let start = 0; start < ids.length; start += cardsAtOnce) {
        const student_ids = ids.slice(start, start + cardsAtOnce);
        const input = { params: { id: courseId }, body: { student_ids } };
        onPart((await call(classSignIn.makePictureCards, input)).cards);
      }
    },
    onSettled: () => refetchQueries(queryClient, keyOf(courseId)),
  });
};

export const useAllowMoreTries = (courseId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (children: Pick<ChildInLesson, 'id' | 'full_name'>[]) =>
      call(classSignIn.allowMoreTries, {
        params: { id: courseId },
        body: { student_ids: children.map(({ id }) => id) },
      }),
    onSuccess: (_, [first, ...others]) => {
      toastSuccess(`${others.length > 0 ? 'Everybody' : first?.full_name} can try again`);
      return refetchQueries(queryClient, keyOf(courseId));
    },
  });
};
