import { screens } from '@inkling/contract';
import { BackLink } from '../../ui/detail-layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ChallengeForm } from './challenge-form.tsx';

export const CreateChallengePage = () => (
  <>
    <BackLink to={screens['teacher-challenges'].path}>Back to Challenges</BackLink>
    <PageHeader title="Create Challenge" text="A writing contest that students join for a while." />
    <ChallengeForm challenge={null} />
  </>
);
