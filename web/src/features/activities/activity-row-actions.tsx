import { type ListedActivity, screenPath } from '@inkling/contract';
import { Group } from '@mantine/core';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { RowAction } from '../../ui/row-action.tsx';
import classes from './activity-rows.module.css';
import { useConfirmDelete } from './use-confirm-delete.ts';

/** View always; the rest as the server allows. */
export const ActivityRowActions = ({ activity }: { activity: ListedActivity }) => {
  const { id, title, permissions } = activity;
  const { askAndDelete, isDeleting } = useConfirmDelete();
  return (
    <Group className={classes.actions} gap="2xs" wrap="nowrap">
      <RowAction
        word="View"
        label={`View ${title}`}
        icon={<IconEye size={20} aria-hidden />}
        to={screenPath('teacher-activity-detail', { id })}
      />
      {permissions.edit && (
        <RowAction
          word="Edit"
          label={`Edit ${title}`}
          icon={<IconPencil size={20} aria-hidden />}
          to={screenPath('teacher-activity-edit', { id })}
        />
      )}
      {permissions.delete && (
        <RowAction
          word="Delete"
          label={`Delete ${title}`}
          icon={<IconTrash size={20} aria-hidden />}
          isDanger
          loading={isDeleting}
          onClick={() => askAndDelete(activity)}
        />
      )}
    </Group>
  );
};
