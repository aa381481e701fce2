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
import { InvitationsSection } from './invitations-section.tsx';
import { useAnswerInvitation } from './school.queries.ts';
import { StaffSection } from './staff-section.tsx';
import { StudentsSection } from './students-section.tsx';

const Invitation = ({ id, name }: { id: number; name: string }) => {
  const answer = useAnswerInvitation();
  return (
    <EmptyState
      mood="happy"
      title={`${name} invites you`}
      text="You share classes with your colleagues there. The admins see which classes you lead and how many students are in them, and no work of students."
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
          {isAdmin && <InvitationsSection />}
          {isAdmin && <CoursesSection />}
          {isAdmin && <StudentsSection />}
          {isAdmin && <RosterSection />}
          {isAdmin && <SsoSection />}
          {isAdmin && <LtiSection />}
          {isAdmin && <DistrictOfSchoolSection />}
          {isAdmin && <AuditLogSection />}
        </Stack>
      ) : (
        <Invitation id={school.id} name={school.name} />
      )}
    </>
  );
};
