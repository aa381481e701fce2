import { useCallback, useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';
import { confirm } from './confirm.ts';

const question = {
  title: 'Leave this page?',
  message: 'What you typed is not saved yet.',
  confirm: 'Leave',
  cancel: 'Stay',
};

/** Goes with a navigation that the person has just chosen in a dialog, so that nobody is asked twice. */
export const chosenInDialog = { isChosen: true };

const isChosen = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && 'isChosen' in state;

/**
 * Asks before unsaved typing is left by a link, the back button or a closed tab.
 * Answers a way to let go of it without a question.
 */
export const useLeaveQuestion = (isUnsaved: boolean): (() => void) => {
  const asks = useRef(false);
  useEffect(() => {
    asks.current = isUnsaved;
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);

  const blocker = useBlocker(useCallback(({ nextLocation }) => asks.current && !isChosen(nextLocation), []));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    confirm(question).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  return useCallback(() => {
    asks.current = false;
  }, []);
};
