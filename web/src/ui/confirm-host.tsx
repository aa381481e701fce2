import { lazy, Suspense, useEffect, useState } from 'react';
import { type AskedQuestion, onQuestion } from './confirm.ts';

/** Most visits ask nothing, so the dialog comes with the first question. */
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

export const ConfirmHost = () => {
  const [question, setQuestion] = useState<AskedQuestion | null>(null);
  useEffect(
    () =>
      onQuestion((next) =>
        setQuestion((current) => {
          // Two refusals at once: the first dialog stays, the second counts as cancelled.
          if (current) next.answer(false);
          return current ?? next;
        }),
      ),
    [],
  );
  return (
    <Suspense fallback={null}>
      {question && <ConfirmDialog question={question} onDone={() => setQuestion(null)} />}
    </Suspense>
  );
};
