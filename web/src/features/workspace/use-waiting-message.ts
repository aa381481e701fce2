import { useEffect } from 'react';
import { readWaitingMessage } from './chat/waiting-message.ts';

/** What was said to the coach without a network is sent by itself, whichever step and tab is open by then. */
export const useWaitingMessage = (chatId: number | undefined, stepId: string | undefined): void =>
  useEffect(() => {
    if (chatId === undefined || stepId === undefined) return;
    const deliver = async () => {
      if ((await readWaitingMessage(chatId)) === null) return;
      const { deliverWaitingMessage } = await import('./chat/deliver-waiting-message.ts');
      await deliverWaitingMessage(chatId, stepId);
    };
    // A chunk that cannot be fetched comes with the next try.
    const onOnline = () => void deliver().catch(() => undefined);
    onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [chatId, stepId]);
