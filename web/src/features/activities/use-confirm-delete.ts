import { confirm } from '../../ui/confirm.ts';
import { useDeleteActivity } from './activities.queries.ts';

/** Deletes after a question; `onDeleted` leaves the activity's own page. */
export const useConfirmDelete = (onDeleted?: () => void) => {
  const remove = useDeleteActivity(onDeleted);
  const askAndDelete = async ({ id, title }: { id: number; title: string }) => {
    const isSure = await confirm({
      title: 'Delete activity',
      message: `Are you sure you want to delete the activity "${title}"?`,
      confirm: 'Delete',
      danger: true,
    });
    if (isSure) remove.mutate(id);
  };
  return { askAndDelete, isDeleting: remove.isPending };
};
