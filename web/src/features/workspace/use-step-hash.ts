import { type Step, stepHash } from '@inkling/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Names the step in an address that names none, so that a reload or a copied link comes back to it. */
export const useStepHash = (step: Step | undefined): void => {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const missing = hash === '' && step ? stepHash(step.title) : null;
  useEffect(() => {
    // In place of the bare address: "back" leaves the writing.
    if (missing) void navigate({ search, hash: missing }, { replace: true });
  }, [missing, search, navigate]);
};
