import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from './confirm.ts';
import { isConfirmedNavigation } from './confirmed-navigation.ts';
import { t } from './texts.ts';

const question = {
  title: t.leaveThisPage,
  message: t.whatYouTypedIsNot,
  confirm: t.leave,
  cancel: t.stay,
};

/** Asks before a tab is closed with typing that only this tab keeps, for as long as it `asks`. */
export const useConfirmClose = (isUnsaved: boolean): { asks: RefObject<boolean> } => {
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
  return { asks };
};

/**
 * Asks before unsaved typing is left by a link, the back button or a closed tab.
 * Answers a way to let go of it without a question.
 */
export const useConfirmLeave = (isUnsaved: boolean): (() => void) => {
  const { asks } = useConfirmClose(isUnsaved);

  const blocker = useBlocker(
    useCallback(({ nextLocation }) => asks.current && !isConfirmedNavigation(nextLocation), [asks]),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  return useCallback(() => {
    asks.current = false;
  }, [asks]);
};
