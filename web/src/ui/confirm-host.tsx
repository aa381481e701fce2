import { Suspense, useEffect, useState } from 'react';
import { type AskedQuestion, questions } from './confirm.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { lazyOrFallback } from './lazy-component.tsx';
import { withTimeout } from './with-timeout.ts';

/** A pressed button waits for the answer, so the question has to come. */
const longestWaitMs = 8000;

/** The browser's own question, for a page that lost its connection before its first dialog. */
const BrowserQuestion = ({ question, onDone }: ConfirmDialogProps) => {
  useEffect(() => {
    question.answer(window.confirm(`${question.title}\n\n${question.message}`));
    onDone();
  }, [question, onDone]);
  return null;
};

/** Most visits ask nothing, so the dialog comes with the first question. */
const ConfirmDialog = lazyOrFallback(
  async () => (await withTimeout(import('./confirm-dialog.tsx'), longestWaitMs)).ConfirmDialog,
  BrowserQuestion,
);

export const ConfirmHost = () => {
  const [question, setQuestion] = useState<AskedQuestion | null>(null);
  useEffect(
    () =>
      questions.listen((next) =>
        setQuestion((current) => {
          // Two questions at once: the first dialog stays, the second counts as cancelled.
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
