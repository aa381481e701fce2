import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from './confirm.ts';
import { isConfirmedNavigation } from './confirmed-navigation.ts';

const question = {
  title: 'Leave this page?',
  message: 'What you typed is not saved yet.',
  confirm: 'Leave',
  cancel: 'Stay',
};

/**
 * Asks before unsaved typing is left by a link, the back button or a closed tab.
 * Answers a way to let go of it without a question.
 */
export const useConfirmLeave = (isUnsaved: boolean): (() => void) => {
  const asks = useRef(false);
  useEffect(() => {
    asks.current = isUnsaved;
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (asks.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);

  const blocker = useBlocker(
    useCallback(({ nextLocation }) => asks.current && !isConfirmedNavigation(nextLocation), []),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  return useCallback(() => {
    asks.current = false;
  }, []);
};
