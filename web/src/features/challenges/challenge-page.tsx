import { type Challenge, screens } from '@inkling/contract';
import { Flex, Group, Stack, Text, Title } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useUser } from '../../api/session.ts';
import { langOfWriting } from '../../language/language.ts';
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
import { t } from './texts.ts';

const Back = () => {
  const isTeacher = useUser()?.role === 'teacher';
  const screen = isTeacher ? 'teacher-challenges' : 'challenges';
  return <BackLink to={screens[screen].path}>{t.backToChallenges}</BackLink>;
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
          <Title order={1} lang={langOfWriting}>
            {challenge.title}
          </Title>
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
    <Section title={t.resources}>
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
        <Section title={t.aboutThisChallenge}>
          {challenge.cover && <img src={challenge.cover.url} alt="" className={classes.cover} />}
          <p className={textClasses.multiline} lang={langOfWriting}>
            {challenge.description || challenge.brief}
          </p>
        </Section>
        <Section title={t.requirements}>
          {challenge.requirements.trim() ? (
            <div lang={langOfWriting}>
              <RichText html={challenge.requirements} />
            </div>
          ) : (
            <Text c="dimmed">{t.noRequirements}</Text>
          )}
        </Section>
        <Section title={t.activities}>
          <ActivityList
            activities={challenge.activities}
            empty={t.noActivitiesYet}
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
    <DetailPage name={t.challenge} query={query} missing={challengeNotFoundText}>
      {(challenge) => <ChallengeView challenge={challenge} />}
    </DetailPage>
  );
};
