import { type ListedActivity, screenPath } from '@inkling/contract';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './activity-rows.module.css';
import { useAskAndDelete } from './use-ask-and-delete.ts';

const size = '2.75rem';

/** View always; the rest as the server allows. */
export const RowActions = ({ activity }: { activity: ListedActivity }) => {
  const { id, title, permissions } = activity;
  const { askAndDelete, isDeleting } = useAskAndDelete();
  return (
    <div className={classes.actions}>
      <Tooltip label="View">
        <ActionIcon
          component={Link}
          to={screenPath('teacher-activity-detail', { id })}
          size={size}
          variant="subtle"
          aria-label={`View ${title}`}
        >
          <IconEye size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {permissions.edit && (
        <Tooltip label="Edit">
          <ActionIcon
            component={Link}
            to={screenPath('teacher-activity-edit', { id })}
            size={size}
            variant="subtle"
            aria-label={`Edit ${title}`}
          >
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {permissions.delete && (
        <Tooltip label="Delete">
          <ActionIcon
            size={size}
            variant="subtle"
            color="red"
            c="var(--danger)"
            loading={isDeleting}
            aria-label={`Delete ${title}`}
            onClick={() => askAndDelete(activity)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
};
