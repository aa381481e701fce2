import { type Activity, screenPath, screens } from '@inkling/contract';
import { Button, Stack } from '@mantine/core';
import { IconArchive, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { confirm } from '../../ui/confirm.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useArchiveActivity, usePublishActivity } from './activities.queries.ts';
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
        {permissions.archive && <ArchiveButton activity={activity} />}
        {permissions.delete && <DeleteButton activity={activity} />}
      </Stack>
    </Section>
  );
};
