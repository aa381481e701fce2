import { screens, type User } from '@inkling/contract';
import { useEffect } from 'react';
import { useMatch } from 'react-router';
import { useUser } from '../api/session.ts';

const send = async (owner: Pick<User, 'id' | 'merged_account_ids'>): Promise<void> => {
  const { sendUnsentWork } = await import('../features/workspace/saving/send-unsent-work.ts');
  await sendUnsentWork(owner);
};

/** Words that this device could not send are sent as soon as their child is signed in here again. */
export const useSendUnsentWork = (): void => {
  const user = useUser();
  const id = user?.role === 'student' ? user.id : null;
  const mergedIds = user?.merged_account_ids;
  // The page of a piece sends its own.
  const isWriting = useMatch(screens.writing.path) !== null;
  useEffect(() => {
    if (id === null || isWriting) return;
    // A chunk that cannot be fetched comes with the next try.
    const start = () => void send({ id, merged_account_ids: mergedIds ?? [] }).catch(() => undefined);
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [id, mergedIds, isWriting]);
};
