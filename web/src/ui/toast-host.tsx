import { type ComponentType, useEffect, useState } from 'react';
import { type Toast, toasts } from './toast.ts';
import { useHasElapsed } from './use-has-elapsed.ts';

/** Well after the first load, and well before a lost connection would have to be reported. */
const fetchedAfterMs = 8000;

/** The list of toasts isn't part of the first load; the first toast or a little time brings it. */
export const ToastHost = () => {
  const [List, setList] = useState<ComponentType | null>(null);
  const isLater = useHasElapsed(fetchedAfterMs);
  useEffect(() => {
    const show = async (toast?: Toast) => {
      const { ToastList, addToast } = await import('./toast-list.tsx');
      setList(() => ToastList);
      if (toast) addToast(toast);
    };
    // Without a connection there is nothing to show it with, and the page goes on.
    const tryTo = (toast?: Toast) => void show(toast).catch(() => undefined);
    if (isLater) tryTo();
    return toasts.listen(tryTo);
  }, [isLater]);
  return List && <List />;
};
