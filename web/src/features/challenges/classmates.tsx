import type { Challenge, Classmate } from '@inkling/contract';
import { Anchor, Box, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../shared/query-state.tsx';
import { Chip } from '../../ui/chip.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Section } from '../../ui/detail-layout.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { classmatesIn, classmateWriting } from './challenges.queries.ts';

const latestText = ({ what, title, at }: NonNullable<Classmate['latest']>): string => {
  const when = formatDate(at);
  if (what === 'joined') return `Joined on ${when}`;
  return `${what === 'finished' ? 'Finished' : 'Began'} “${title ?? ''}” on ${when}`;
};

interface OneClassmateProps {
  classmate: Classmate;
  onRead: (writingId: number) => void;
}

const OneClassmate = ({ classmate, onRead }: OneClassmateProps) => (
  <Box component="li" py="sm">
    <Group gap="xs">
      <Text fw={600}>{classmate.name}</Text>
      {classmate.is_here && <Chip tone="leaf">Here now</Chip>}
      {classmate.progress && (
        <Text size="sm" c="dimmed">
          {classmate.progress.finished} of {classmate.progress.total} finished
        </Text>
      )}
    </Group>
    {classmate.latest && (
      <Text size="sm" c="dimmed">
        {latestText(classmate.latest)}
      </Text>
    )}
    {classmate.pieces.map(({ id, title }) => (
      <Anchor
        key={id}
        component="button"
        type="button"
        mih={44}
        ta="left"
        underline="always"
        onClick={() => onRead(id)}
      >
        Read “{title}”
      </Anchor>
    ))}
  </Box>
);

const Reading = (props: { challengeId: number; writingId: number }) => {
  const query = useQuery(classmateWriting(props.challengeId, props.writingId));
  return (
    <QueryState query={query} skeleton={<Skeleton height={200} />}>
      {({ written_by, content }) => (
        <Stack gap="sm">
          <Text c="dimmed">by {written_by}</Text>
          <Text className={textClasses.multiline}>{content}</Text>
        </Stack>
      )}
    </QueryState>
  );
};

/** What classmates share in a challenge the reader joined; nothing at all while nobody shares. */
export const Classmates = ({ challenge }: { challenge: Challenge }) => {
  const query = useQuery(classmatesIn(challenge.id));
  const [reading, setReading] = useState<number | null>(null);
  const classmates = query.data?.items ?? [];
  if (classmates.length === 0) return null;
  const piece = classmates.flatMap(({ pieces }) => pieces).find(({ id }) => id === reading);
  return (
    <Section title="Classmates in this challenge">
      <Text size="sm" c="dimmed">
        Only what they chose to share. What you share is in your settings, under Privacy.
      </Text>
      <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {classmates.map((classmate) => (
          <OneClassmate key={classmate.id} classmate={classmate} onRead={setReading} />
        ))}
      </Box>
      <Modal opened={piece !== undefined} onClose={() => setReading(null)} title={piece?.title} size="lg">
        {piece && <Reading challengeId={challenge.id} writingId={piece.id} />}
      </Modal>
    </Section>
  );
};
