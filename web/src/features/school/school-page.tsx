import { Button, Group, Stack } from '@mantine/core';
import { useUser } from '../../api/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DistrictOfSchoolSection } from '../district/index.ts';
import { LtiSection } from '../lti/index.ts';
import { RosterSection } from '../roster/index.ts';
import { SsoSection } from '../sso/index.ts';
import { AuditLogSection } from './audit-log-section.tsx';
import { CoursesSection } from './courses-section.tsx';
import { DataSection } from './data-section.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { ReliefSchoolsSection } from './relief-schools-section.tsx';
import { ReliefSection } from './relief-section.tsx';
import { useAnswerInvitation } from './school.queries.ts';
import { StaffSection } from './staff-section.tsx';
import { StudentsSection } from './students-section.tsx';

const invitationTexts = {
  staff:
    'You share classes with your colleagues there. The admins see which classes you lead and how many students are in them, and no work of students.',
  relief:
    'You stand in in the classes you are put into, until your last day, and see nothing else of the school. Your own classes stay yours.',
};

const Invitation = ({ id, name, isRelief }: { id: number; name: string; isRelief: boolean }) => {
  const answer = useAnswerInvitation();
  return (
    <EmptyState
      mood="happy"
      title={isRelief ? `${name} asks you to stand in` : `${name} invites you`}
      text={invitationTexts[isRelief ? 'relief' : 'staff']}
    >
      <Group mt="md" gap="sm" justify="center">
        <Button
          variant="default"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ school_id: id, join: false })}
        >
          Decline
        </Button>
        <Button
          color="coral"
          loading={answer.isPending}
          onClick={() => answer.mutate({ school_id: id, join: true })}
        >
          Join
        </Button>
      </Group>
    </EmptyState>
  );
};

/** The staff and, for its admins, the classes of a school. */
export const SchoolPage = () => {
  const school = useUser()?.school;
  if (!school)
    return (
      <>
        <PageHeader title="School" />
        <ReliefSchoolsSection />
        <EmptyState
          title="You teach on your own"
          text="When a school invites you, its invitation stands here."
        />
      </>
    );
  const isAdmin = school.role === 'admin';
  return (
    <>
      <PageHeader
        title={school.name}
        {...(isAdmin && { text: 'Who teaches here, and the classes they lead.' })}
      />
      {school.has_joined ? (
        <Stack gap="lg">
          <StaffSection isAdmin={isAdmin} />
          {isAdmin && <ReliefSection />}
          {isAdmin && <InvitationsSection />}
          <ReliefSchoolsSection />
          {isAdmin && <CoursesSection />}
          {isAdmin && <StudentsSection />}
          {isAdmin && <RosterSection />}
          {isAdmin && <SsoSection />}
          {isAdmin && <LtiSection />}
          {isAdmin && <DistrictOfSchoolSection />}
          {isAdmin && <DataSection />}
          {isAdmin && <AuditLogSection />}
        </Stack>
      ) : (
        <Stack gap="lg">
          <Invitation id={school.id} name={school.name} isRelief={school.role === 'relief'} />
          <ReliefSchoolsSection />
        </Stack>
      )}
    </>
  );
};
