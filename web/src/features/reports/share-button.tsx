import { type ActivityReport, pluralise } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconUserHeart, IconUserOff } from '@tabler/icons-react';
import { confirm } from '../../ui/confirm.ts';
import { useShareReports } from './reports.queries.ts';

interface ShareButtonProps {
  reports: ActivityReport[];
  /** What it says while somebody is still to be shared with. */
  label?: (count: number) => string;
}

/** Lets parents read finished reports, or takes them back once all are shared. */
export const ShareButton = ({ reports, label = () => 'Share with parent' }: ShareButtonProps) => {
  const share = useShareReports();
  const open = reports.filter(
    ({ report_result, has_parent, shared_at, permissions }) =>
      report_result !== null && has_parent && shared_at === null && permissions.change,
  );
  const shared = reports.filter(
    ({ shared_at, permissions }) => shared_at !== null && permissions.stop_sharing,
  );
  const isShared = open.length === 0;
  const report_ids = (isShared ? shared : open).map(({ id }) => id);
  if (report_ids.length === 0) return null;
  const change = async () => {
    const question = {
      title: `Share ${pluralise(open.length, 'report')} with parents?`,
      message: 'Each parent reads the report on their own child, and is told at once.',
      confirm: 'Share',
    };
    if (isShared || open.length === 1 || (await confirm(question)))
      share.mutate({ report_ids, shared: !isShared });
  };
  const Icon = isShared ? IconUserOff : IconUserHeart;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      loading={share.isPending}
      onClick={change}
    >
      {isShared ? 'Stop sharing' : label(open.length)}
    </Button>
  );
};
