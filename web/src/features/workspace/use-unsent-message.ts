import { useEffect } from 'react';
import { readUnsentMessage } from './chat/unsent-message.ts';

/** What was said to the coach without a network is sent by itself, whichever step and tab is open by then. */
export const useUnsentMessage = (
  userId: number,
  chatId: number | undefined,
  stepId: string | undefined,
): void =>
  useEffect(() => {
    if (chatId === undefined || stepId === undefined) return;
    const deliver = async () => {
      if ((await readUnsentMessage(userId, chatId)) === null) return;
      const { sendUnsentMessage } = await import('./chat/send-unsent-message.ts');
      await sendUnsentMessage({ userId, chatId, stepId });
    };
    // A chunk that cannot be fetched comes with the next try.
    const onOnline = () => void deliver().catch(() => undefined);
    onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [userId, chatId, stepId]);
