import { type Challenge, screens } from '@inkling/contract';
import { Flex, Group, Stack, Text, Title } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useUser } from '../../api/session.ts';
import { ActivityList } from '../../shared/activity-list.tsx';
import { DetailPage } from '../../shared/detail-page.tsx';
import { Chip } from '../../ui/chip.tsx';
import { BackLink, DetailLayout, Section } from '../../ui/detail-layout.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { ChallengeFacts } from './challenge-facts.tsx';
import {
  challengeNotFoundText,
  dateLine,
  participationOf,
  statusColors,
  statusLabels,
} from './challenge-labels.ts';
import classes from './challenge-page.module.css';
import { oneChallenge } from './challenges.queries.ts';
import { Classmates } from './classmates.tsx';
import { JoinChallenge } from './join-challenge.tsx';
import { TeacherChallengeLinks } from './teacher-challenge-links.tsx';

const Back = () => {
  const isTeacher = useUser()?.role === 'teacher';
  const screen = isTeacher ? 'teacher-challenges' : 'challenges';
  return <BackLink to={screens[screen].path}>Back to Challenges</BackLink>;
};

const Head = ({ challenge }: { challenge: Challenge }) => {
  const isStudent = useUser()?.role === 'student';
  const participation = participationOf(challenge);
  return (
    <>
      {challenge.banner && <img src={challenge.banner.url} alt="" className={classes.banner} />}
      <Flex component="header" rowGap="md" columnGap="lg" wrap="wrap" align="center" mb="xl">
        {challenge.logo && <img src={challenge.logo.url} alt="" className={classes.logo} />}
        <Stack className={textClasses.breakable} gap="xs" align="flex-start" flex="1 1 20rem">
          <Group gap="xs">
            <Chip tone={statusColors[challenge.status]}>{statusLabels[challenge.status]}</Chip>
            {isStudent && <Chip tone={participation.tone}>{participation.label}</Chip>}
          </Group>
          <Title order={1}>{challenge.title}</Title>
          <Text c="dimmed">{dateLine(challenge)}</Text>
        </Stack>
        <Group gap="sm">
          <JoinChallenge challenge={challenge} />
          <TeacherChallengeLinks challenge={challenge} />
        </Group>
      </Flex>
    </>
  );
};

const Resources = ({ files }: Pick<Challenge, 'files'>) =>
  files.length === 0 ? null : (
    <Section title="Resources">
      <ul className={textClasses.breakable}>
        {files.map(({ id, url, filename }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className={textClasses.touch}>
              <IconPaperclip size={18} aria-hidden /> {filename}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );

const ChallengeView = ({ challenge }: { challenge: Challenge }) => {
  const isStudent = useUser()?.role === 'student';
  return (
    <article>
      <Back />
      <Head challenge={challenge} />
      <DetailLayout side={<ChallengeFacts challenge={challenge} />}>
        <Section title="About this challenge">
          {challenge.cover && <img src={challenge.cover.url} alt="" className={classes.cover} />}
          <p className={textClasses.multiline}>{challenge.description || challenge.brief}</p>
        </Section>
        <Section title="Requirements">
          {challenge.requirements.trim() ? (
            <RichText html={challenge.requirements} />
          ) : (
            <Text c="dimmed">No requirements</Text>
          )}
        </Section>
        <Section title="Activities">
          <ActivityList
            activities={challenge.activities}
            empty="No activities in this challenge yet."
            isOpen={!isStudent || challenge.current_participant !== null}
          />
        </Section>
        <Resources files={challenge.files} />
        {isStudent && challenge.current_participant && <Classmates challenge={challenge} />}
      </DetailLayout>
    </article>
  );
};

export const ChallengePage = () => {
  const query = useQuery(oneChallenge(useParams().id ?? ''));
  return (
    <DetailPage name="Challenge" query={query} missing={challengeNotFoundText}>
      {(challenge) => <ChallengeView challenge={challenge} />}
    </DetailPage>
  );
};
