import { useCallback, useEffect, useRef } from 'react';
import { type To, useNavigate } from 'react-router';

/** Goes on only while the person is still here, and tells: a late answer must not fetch them back from another page. */
export const useNavigateIfMounted = (): ((to: To) => Promise<boolean>) => {
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    async (to) => {
      if (!isHere.current) return false;
      await navigate(to);
      return true;
    },
    [navigate],
  );
};
