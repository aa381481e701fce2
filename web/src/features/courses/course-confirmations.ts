import type { Course } from '@inkling/contract';
import { confirm } from '../../ui/confirm.ts';

export const confirmDelete = ({ title }: Course): Promise<boolean> =>
  confirm({
    title: `Delete "${title}"?`,
    message: 'This action cannot be undone and will remove all associated activities',
    confirm: 'Delete',
    danger: true,
  });

export const confirmArchive = ({ title }: Course): Promise<boolean> =>
  confirm({
    title: `Archive "${title}"?`,
    message:
      'The course leaves your list for good and nobody can join it any more. Students keep their work, and you can still read it.',
    confirm: 'Archive',
  });
