import type { LinkedPlatform } from '@inkling/contract';
import { Button, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { lti } from '../../api/typed-calls.ts';
import { confirm } from '../../ui/confirm.ts';
import { formatDate } from '../../ui/dates.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { FirstPasswordForm } from './first-password-form.tsx';

const myPlatforms = queryOptions({
  queryKey: ['mine', 'platforms'],
  queryFn: ({ signal }) => call(lti.listMyPlatforms, {}, { signal }),
  meta: { silent: true },
});

const useUnlink = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: LinkedPlatform) => call(lti.removeMyPlatform, { params: { id } }),
    onSuccess: (_, { platform }) => {
      toastSuccess(`${platform} no longer opens this account`);
      return refetchQueries(queryClient, myPlatforms.queryKey);
    },
  });
};

const onlyWayTexts = {
  student:
    'The only way into your account, so it stays linked. The teacher who leads your class can make a login card for you.',
  staff: 'The only way into your account, so it stays linked until you have a password.',
};

const Linked = ({ linked, isStudent }: { linked: LinkedPlatform; isStudent: boolean }) => {
  const { platform, school, created_at, is_only_way_in } = linked;
  const unlink = useUnlink();
  const question = {
    title: `Unlink ${platform}?`,
    message: `Whoever comes from ${platform} as you is asked for your password again, and no new grade goes there; those that are there stay. Devices that came from ${platform} are signed out, also this one if it did.`,
    confirm: 'Unlink',
  };
  return (
    <Row>
      <RowText>
        <Text fw={500}>
          {platform}, {school}
        </Text>
        <Text size="sm" c="dimmed">
          {is_only_way_in
            ? onlyWayTexts[isStudent ? 'student' : 'staff']
            : `Linked ${formatDate(created_at)}`}
        </Text>
      </RowText>
      {!is_only_way_in && (
        <Button
          variant="default"
          loading={unlink.isPending}
          aria-label={`Unlink ${platform}`}
          onClick={async () => (await confirm(question)) && unlink.mutate(linked)}
        >
          Unlink
        </Button>
      )}
    </Row>
  );
};

/** Whether there is anything to show: most people come from no platform. */
export const useMyPlatforms = (isWanted = true) => {
  const { data } = useQuery({ ...myPlatforms, enabled: isWanted });
  return data && data.items.length > 0 ? data.items : null;
};

export const MyPlatforms = ({ linked }: { linked: LinkedPlatform[] }) => {
  const user = useUser();
  const isStudent = user?.role === 'student';
  const onlyWay = linked.find(({ is_only_way_in }) => is_only_way_in);
  // Without an email address there is no other way to a new password, also for who has forgotten theirs.
  const platform = onlyWay ?? (user?.email === null ? linked[0] : undefined);
  return (
    <Stack gap="lg">
      <Rows label="Linked platforms">
        {linked.map((one) => (
          <Linked key={one.id} linked={one} isStudent={isStudent} />
        ))}
      </Rows>
      {platform && !isStudent && (
        <FirstPasswordForm platform={platform.platform} isFirst={onlyWay !== undefined} />
      )}
    </Stack>
  );
};
