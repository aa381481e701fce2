import type { LinkedSso } from '@inkling/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { sso } from '../../api/typed-calls.ts';
import { confirm } from '../../ui/confirm.ts';
import { formatDate } from '../../ui/dates.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { goToProviderSignIn } from './go-to-provider-sign-in.ts';
import { mySsoLinks } from './sso.queries.ts';

const useUnlink = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: LinkedSso) => call(sso.removeMySsoLink, { params: { id } }),
    onSuccess: (_, { school }) => {
      toastSuccess(`The sign-in of ${school} no longer opens this account`);
      return refetchQueries(queryClient, mySsoLinks.queryKey);
    },
  });
};

const Linked = ({ linked }: { linked: LinkedSso }) => {
  const unlink = useUnlink();
  const isOnlyWayIn = !linked.permissions.remove;
  const question = {
    title: `Unlink ${linked.school}?`,
    message:
      'You sign in with your password or a passkey from then on. Devices that came through the school are signed out, also this one if it did.',
    confirm: 'Unlink',
  };
  return (
    <Row>
      <RowText>
        <Text fw={500}>{linked.school}</Text>
        <Text size="sm" c="dimmed">
          {isOnlyWayIn
            ? 'The only way into your account. To unlink it, set a password first: students ask their teacher for a login card, everybody else signs out and chooses “Forgot password?”.'
            : `Linked ${formatDate(linked.created_at)}`}
        </Text>
      </RowText>
      {!isOnlyWayIn && (
        <Button
          variant="default"
          loading={unlink.isPending}
          aria-label={`Unlink ${linked.school}`}
          onClick={async () => (await confirm(question)) && unlink.mutate(linked)}
        >
          Unlink
        </Button>
      )}
    </Row>
  );
};

const LinkButton = ({ school, school_code }: { school: string; school_code: string }) => {
  const start = useMutation({
    mutationFn: () => call(sso.startLink, { body: { school_code } }),
    onSuccess: ({ url }) => goToProviderSignIn(url),
  });
  return (
    <Button variant="default" loading={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
      Link the sign-in of {school}
    </Button>
  );
};

/** Whether there is anything to show: most people have no school with a sign-on. */
export const useMySsoLinks = () => {
  const { data } = useQuery(mySsoLinks);
  return data && data.linked.length + data.available.length > 0 ? data : null;
};

export const MySsoLinks = ({ linked, available }: NonNullable<ReturnType<typeof useMySsoLinks>>) => (
  <Stack gap="md">
    {linked.length > 0 && (
      <Rows label="Linked sign-ins">
        {linked.map((one) => (
          <Linked key={one.id} linked={one} />
        ))}
      </Rows>
    )}
    {available.length > 0 && (
      <Group gap="sm">
        {available.map((one) => (
          <LinkButton key={one.school_code} {...one} />
        ))}
      </Group>
    )}
  </Stack>
);
