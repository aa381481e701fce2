import { type Step, stepUrlHash } from '@inkling/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Names the step in an address that names none, so that a reload or a copied link comes back to it. */
export const useStepHash = (step: Step | undefined): void => {
  const { pathname, hash, search } = useLocation();
  const navigate = useNavigate();
  const missing = hash === '' && step ? stepUrlHash(step.title) : null;
  useEffect(() => {
    // Someone who has left already, while the next page is still being drawn, would be fetched back.
    if (!missing || window.location.pathname !== pathname) return;
    // In place of the bare address: "back" leaves the writing.
    void navigate({ search, hash: missing }, { replace: true });
  }, [missing, pathname, search, navigate]);
};
