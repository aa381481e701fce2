import { useUser } from '../../api/session.ts';

/** Whether the reader sees what lies behind a finished piece: teachers do, and parents with a plan. */
export const useCanSeeWritingProcess = (): boolean => {
  const user = useUser();
  return user?.role !== 'parent' || user.subscription_status === 'active';
};
