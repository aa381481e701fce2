import { type Activity, pluralise, screenPath, screens } from '@inkling/contract';
import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconBell, IconCopy, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { confirm } from '../../ui/confirm.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import {
  useArchiveActivity,
  useDuplicateActivity,
  usePublishActivity,
  useRemindOfActivity,
} from './activities.queries.ts';
import { EditPublishedDialog } from './edit-published-dialog.tsx';
import { HoldFeedbackButton } from './hold-feedback-button.tsx';
import { useConfirmDelete } from './use-confirm-delete.ts';

const questions = {
  publish: {
    title: 'Publish activity',
    message: 'Once published, this action cannot be changed or revoked.',
    confirm: 'Publish',
  },
  archive: {
    title: 'Archive activity',
    message: 'Once archived, this action cannot be changed or revoked.',
    confirm: 'Archive',
  },
};

const PublishButton = ({ activity: { id } }: { activity: Activity }) => {
  const publish = usePublishActivity();
  const ask = async () => {
    if (await confirm(questions.publish))
      publish.mutate(id, { onSuccess: () => toastSuccess('Activity published successfully') });
  };
  return (
    <Button
      color="coral"
      loading={publish.isPending}
      leftSection={<IconSend size={18} aria-hidden />}
      onClick={ask}
    >
      Publish
    </Button>
  );
};

const ArchiveButton = ({ activity: { id } }: { activity: Activity }) => {
  const archive = useArchiveActivity();
  const ask = async () => {
    if (await confirm(questions.archive))
      archive.mutate(id, { onSuccess: () => toastSuccess('Activity archived successfully') });
  };
  return (
    <Button
      variant="default"
      loading={archive.isPending}
      leftSection={<IconArchive size={18} aria-hidden />}
      onClick={ask}
    >
      Archive
    </Button>
  );
};

const EditPublishedButton = ({ activity }: { activity: Activity }) => {
  const [isOpen, dialog] = useDisclosure();
  return (
    <>
      <Button variant="light" leftSection={<IconPencil size={18} aria-hidden />} onClick={dialog.open}>
        Change title, task or date
      </Button>
      {isOpen && <EditPublishedDialog activity={activity} onClose={dialog.close} />}
    </>
  );
};

const RemindButton = ({ activity: { id, writings_data } }: { activity: Activity }) => {
  const remind = useRemindOfActivity();
  const waiting = writings_data?.pending ?? 0;
  if (waiting === 0) return null;
  return (
    <Button
      variant="default"
      loading={remind.isPending}
      leftSection={<IconBell size={18} aria-hidden />}
      onClick={() =>
        remind.mutate(id, {
          onSuccess: ({ reminded_count }) =>
            toastSuccess(`${pluralise(reminded_count, 'student')} reminded, each at most once a day`),
        })
      }
    >
      Remind {waiting} not started
    </Button>
  );
};

const DuplicateButton = ({ activity: { id } }: { activity: Activity }) => {
  const navigate = useNavigate();
  const duplicate = useDuplicateActivity();
  const copy = () =>
    duplicate.mutate(id, {
      onSuccess: (made) => {
        toastSuccess('Copied as a draft: here it is');
        void navigate(screenPath('teacher-activity-edit', { id: made.id }));
      },
    });
  return (
    <Button
      variant="default"
      loading={duplicate.isPending}
      leftSection={<IconCopy size={18} aria-hidden />}
      onClick={copy}
    >
      Duplicate
    </Button>
  );
};

const DeleteButton = ({ activity }: { activity: Activity }) => {
  const navigate = useNavigate();
  const { askAndDelete, isDeleting } = useConfirmDelete(() => navigate(screens['teacher-activities'].path));
  return (
    <Button
      variant="subtle"
      color="red"
      c="var(--danger)"
      loading={isDeleting}
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={() => askAndDelete(activity)}
    >
      Delete
    </Button>
  );
};

/** What its teacher may do with it now. */
export const ActivityActions = ({ activity }: { activity: Activity }) => {
  const { id, permissions } = activity;
  if (!Object.values(permissions).some(Boolean)) return null;
  return (
    <Section title="Actions">
      <Stack gap="sm">
        {permissions.publish && <PublishButton activity={activity} />}
        {permissions.edit && (
          <Button
            component={Link}
            to={screenPath('teacher-activity-edit', { id })}
            variant="light"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            Edit
          </Button>
        )}
        {permissions.mend && <EditPublishedButton activity={activity} />}
        {permissions.mend && <RemindButton activity={activity} />}
        {permissions.mend && <HoldFeedbackButton activity={activity} />}
        {permissions.duplicate && <DuplicateButton activity={activity} />}
        {permissions.archive && <ArchiveButton activity={activity} />}
        {permissions.delete && <DeleteButton activity={activity} />}
      </Stack>
    </Section>
  );
};
