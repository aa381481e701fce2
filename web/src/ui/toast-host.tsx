import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast } from './toast.ts';
import { useAfter } from './use-after.ts';

const loadList = () => import('./toast-list.tsx');
const ToastList = lazy(async () => ({ default: (await loadList()).ToastList }));

/** Well after the first load, and well before a lost connection would have to be told of. */
const fetchedAfterMs = 4000;

/** The list of toasts is no part of the first load; the first toast or a little time brings it. */
export const ToastHost = () => {
  const [isWanted, setWanted] = useState(false);
  const isLater = useAfter(fetchedAfterMs);
  useEffect(
    () =>
      onToast(async (toast) => {
        setWanted(true);
        (await loadList()).showToast(toast);
      }),
    [],
  );
  return <Suspense fallback={null}>{(isWanted || isLater) && <ToastList />}</Suspense>;
};
