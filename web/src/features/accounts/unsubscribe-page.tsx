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
import { t } from './texts.ts';

const mailSettings = screenPath('settings', {}, { section: 'notifications' });

const topics: Record<NotificationTopic, string> = {
  assignments: t.emailsAboutNewWritingActivities,
  feedback: t.emailsAboutFeedback,
  announcements: t.emailsAboutChallenges,
  reminders: t.reminderAndWeeklyEmails,
};

const Notice = ({ title, text, happy = false }: { title: string; text: string; happy?: boolean }) => (
  <Stack align="center" gap="sm" ta="center">
    <Mascot mood={happy ? 'happy' : 'lost'} size={120} />
    <Title order={1}>{title}</Title>
    <Text c="dimmed">{text}</Text>
    <Button component={Link} to={mailSettings} variant="default" mt="sm">
      {t.openEmailSettings}
    </Button>
  </Stack>
);

const BrokenLink = ({ why }: { why: string }) => (
  <Notice title={t.thisLinkDoesNotWork} text={t.youCanChooseWhichEmails(why)} />
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
    return <BrokenLink why={t.itIsNotKnownTo} />;
  if (!current)
    return (
      <>
        <Title order={1} ta="center">
          {t.emailPreferences}
        </Title>
        <ErrorState
          text={errorText(found.error)}
          onRetry={() => found.refetch()}
          retrying={found.isFetching}
        />
      </>
    );
  const what = t.emailsTo(topics[current.topic], current.email);
  if (!current.subscribed) {
    return <Notice happy title={t.youAreUnsubscribed} text={t.weNoLongerSendYou(what)} />;
  }
  return (
    <Stack align="center" gap="md" ta="center">
      <Mascot mood="thinking" size={120} />
      <Title order={1}>{t.stopTheseEmails}</Title>
      <Text>{t.weWouldStopSendingLetters(what)}</Text>
      <Button color="coral" loading={stop.isPending} onClick={() => stop.mutate()}>
        {t.unsubscribe}
      </Button>
    </Stack>
  );
};

export const UnsubscribePage = () => {
  const token = useSearchParams()[0].get('token');
  return (
    <Card maw="34rem" mx="auto" padding="2xl">
      {token ? <Subscription token={token} /> : <BrokenLink why={t.itLacksItsLastPart} />}
    </Card>
  );
};
