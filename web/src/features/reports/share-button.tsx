import type { ActivityReport } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconUserHeart, IconUserOff } from '@tabler/icons-react';
import { useShareReports } from './reports.queries.ts';

interface ShareButtonProps {
  reports: ActivityReport[];
  /** What it says while somebody is still to be shared with. */
  label?: string;
}

/** Lets parents read finished reports, or takes them back once all are shared. */
export const ShareButton = ({ reports, label = 'Share with parent' }: ShareButtonProps) => {
  const share = useShareReports();
  const ready = reports.filter(({ report_result, has_parent }) => report_result !== null && has_parent);
  if (ready.length === 0) return null;
  const open = ready.filter(({ shared_at }) => shared_at === null);
  const isShared = open.length === 0;
  const report_ids = (isShared ? ready : open).map(({ id }) => id);
  const Icon = isShared ? IconUserOff : IconUserHeart;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      loading={share.isPending}
      onClick={() => share.mutate({ report_ids, shared: !isShared })}
    >
      {isShared ? 'Stop sharing' : label}
    </Button>
  );
};
