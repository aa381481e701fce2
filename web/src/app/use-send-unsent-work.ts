import { screens } from '@inkling/contract';
import { useEffect } from 'react';
import { useMatch } from 'react-router';
import { useUser } from '../api/session.ts';

const send = async (userId: number): Promise<void> => {
  const { sendUnsentWork } = await import('../features/workspace/saving/send-unsent-work.ts');
  await sendUnsentWork(userId);
};

/** Words that this device could not send are sent as soon as their child is signed in here again. */
export const useSendUnsentWork = (): void => {
  const user = useUser();
  const studentId = user?.role === 'student' ? user.id : null;
  // The page of a piece sends its own.
  const isWriting = useMatch(screens.writing.path) !== null;
  useEffect(() => {
    if (studentId === null || isWriting) return;
    // A chunk that cannot be fetched comes with the next try.
    const start = () => void send(studentId).catch(() => undefined);
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [studentId, isWriting]);
};
