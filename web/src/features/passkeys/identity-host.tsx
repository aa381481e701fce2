import { Suspense, useEffect, useState } from 'react';
import { setProofQuestion } from '../../api/prove-identity.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const ConfirmIdentityDialog = lazyComponent(
  async () => (await import('./confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
);

/** Asks who it is where the server wants to know, whichever page asked it; the step then goes on by itself. */
export const IdentityHost = () => {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);
  useEffect(() => setProofQuestion(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;
  const close = (isProved: boolean) => {
    setAnswer(null);
    answer(isProved);
  };
  return (
    <Suspense>
      <ConfirmIdentityDialog onConfirmed={() => close(true)} onCancel={() => close(false)} />
    </Suspense>
  );
};
