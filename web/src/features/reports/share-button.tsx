import { pluralise, type StudentReport } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconUserHeart, IconUserOff } from '@tabler/icons-react';
import { confirm } from '../../ui/confirm.ts';
import { useShareReports } from './reports.queries.ts';

/** Nobody is asked about a single report of their own, which one more click shares again. */
const askToStop = async (shared: StudentReport[]): Promise<boolean> => {
  const colleague = shared.find(({ permissions }) => !permissions.change)?.teacher.full_name;
  const isOne = shared.length === 1;
  if (isOne && colleague === undefined) return true;
  return confirm({
    title: isOne ? 'Stop sharing this report?' : `Stop sharing ${pluralise(shared.length, 'report')}?`,
    message:
      colleague === undefined
        ? 'Parents can no longer read them until you share them again.'
        : `Parents can no longer read what ${colleague} shared, and neither can you. Only ${colleague} can share it again.`,
    confirm: 'Stop sharing',
    danger: true,
  });
};

const askToShare = async (open: StudentReport[]): Promise<boolean> =>
  open.length === 1 ||
  confirm({
    title: `Share ${pluralise(open.length, 'report')} with parents?`,
    message: 'Each parent reads the report on their own child, and is told at once.',
    confirm: 'Share',
  });

interface ShareButtonProps {
  reports: StudentReport[];
  /** What it says while somebody is still to be shared with. */
  label?: (count: number) => string;
  /** Whose report it is, where others stand beside it. */
  of?: string;
  /** Once they are taken back. */
  onStopped?: () => void;
}

/** Lets parents read finished reports, or takes them back once all are shared. */
export const ShareButton = ({
  reports,
  label = () => 'Share with parent',
  of,
  onStopped,
}: ShareButtonProps) => {
  const share = useShareReports();
  const open = reports.filter(
    ({ report_result, has_parent, shared_at, permissions }) =>
      report_result !== null && has_parent && shared_at === null && permissions.change,
  );
  const shared = reports.filter(
    ({ shared_at, permissions }) => shared_at !== null && permissions.stop_sharing,
  );
  const isShared = open.length === 0;
  const chosen = isShared ? shared : open;
  if (chosen.length === 0) return null;
  const change = async () => {
    if (!isShared) return (await askToShare(chosen)) && share.mutate({ chosen, shared: true });
    return (await askToStop(chosen)) && share.mutate({ chosen, shared: false }, { onSuccess: onStopped });
  };
  const words = isShared ? 'Stop sharing' : label(open.length);
  const Icon = isShared ? IconUserOff : IconUserHeart;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      loading={share.isPending}
      onClick={change}
      aria-label={of && `${words}: ${of}`}
    >
      {words}
    </Button>
  );
};
