import { screens } from '@inkling/contract';
import { Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DetailPage } from '../../shared/detail-page.tsx';
import { BackLink } from '../../ui/detail-layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import { challengeNotFoundText } from './challenge-labels.ts';
import { oneChallenge } from './challenges.queries.ts';

const Loading = () => (
  <Stack role="status" align="center" py="2xl">
    <Loader aria-hidden />
    <Text>Loading challenge details...</Text>
  </Stack>
);

export const EditChallengePage = () => {
  const query = useQuery(oneChallenge(useParams().id ?? ''));
  return (
    <DetailPage name="Edit Challenge" query={query} missing={challengeNotFoundText} skeleton={<Loading />}>
      {(challenge) => (
        <>
          <BackLink to={screens['teacher-challenges'].path}>Back to Challenges</BackLink>
          <PageHeader title="Edit Challenge" text={challenge.title} />
          <ChallengeForm key={challenge.id} challenge={challenge} />
        </>
      )}
    </DetailPage>
  );
};
