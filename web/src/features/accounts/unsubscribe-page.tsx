import { type NotificationTopic, screenPath } from '@inkling/contract';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ApiError, errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { accounts } from '../../api/typed-calls.ts';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Mascot } from '../../ui/mascot/mascot.tsx';

const mailSettings = screenPath('settings', {}, { section: 'notifications' });

const topics: Record<NotificationTopic, string> = {
  assignments: 'emails about new writing activities and work handed in',
  feedback: 'emails about feedback',
  announcements: 'emails about challenges',
  reminders: 'reminder and weekly emails',
};

const Notice = ({ title, text, happy = false }: { title: string; text: string; happy?: boolean }) => (
  <Stack align="center" gap="sm" ta="center">
    <Mascot mood={happy ? 'happy' : 'lost'} size={120} />
    <Title order={1}>{title}</Title>
    <Text c="dimmed">{text}</Text>
    <Button component={Link} to={mailSettings} variant="default" mt="sm">
      Open email settings
    </Button>
  </Stack>
);

const BrokenLink = ({ why }: { why: string }) => (
  <Notice
    title="This link does not work"
    text={`${why} You can choose which emails we send in your settings too.`}
  />
);

const Subscription = ({ token }: { token: string }) => {
  const params = { token };
  const found = useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: ({ signal }) => call(accounts.readUnsubscribe, { params }, { signal }),
    retry: false,
    meta: { silent: true },
  });
  const stop = useMutation({ mutationFn: () => call(accounts.unsubscribe, { params }) });
  const current = stop.data ?? found.data;

  if (found.isLoading) return <CardsSkeleton count={1} />;
  if (found.error instanceof ApiError && found.error.status === 404)
    return <BrokenLink why="It is not known to us." />;
  if (!current)
    return (
      <>
        <Title order={1} ta="center">
          Email preferences
        </Title>
        <ErrorState
          text={errorText(found.error)}
          onRetry={() => found.refetch()}
          retrying={found.isFetching}
        />
      </>
    );
  const what = `${topics[current.topic]} to ${current.email}`;
  if (!current.subscribed) {
    return (
      <Notice
        happy
        title="You are unsubscribed"
        text={`We no longer send ${what}. You can switch them on again in your settings.`}
      />
    );
  }
  return (
    <Stack align="center" gap="md" ta="center">
      <Mascot mood="thinking" size={120} />
      <Title order={1}>Stop these emails?</Title>
      <Text>We would stop sending {what}. Letters about your account itself still arrive.</Text>
      <Button color="coral" loading={stop.isPending} onClick={() => stop.mutate()}>
        Unsubscribe
      </Button>
    </Stack>
  );
};

export const UnsubscribePage = () => {
  const token = useSearchParams()[0].get('token');
  return (
    <Card maw="34rem" mx="auto" padding="2xl">
      {token ? (
        <Subscription token={token} />
      ) : (
        <BrokenLink why="It lacks its last part: please open it from the email again." />
      )}
    </Card>
  );
};
