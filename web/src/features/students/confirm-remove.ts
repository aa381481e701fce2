import type { Student } from '@inkling/contract';
import { confirm } from '../../ui/confirm.ts';

const whatHappens = ({ full_name, removal }: Student): string =>
  removal === 'account'
    ? `${full_name} has never signed in: the account and the work set for it are deleted.`
    : `${full_name} leaves all your courses and challenges, and work not yet begun is taken back. The account and everything ${full_name} has written stay.`;

export const confirmRemove = (student: Student): Promise<boolean> =>
  confirm({
    title: `Delete ${student.full_name}?`,
    message: `This action cannot be undone. All associated data will be permanently removed. What that means here: ${whatHappens(student)}`,
    confirm: 'Delete',
    danger: true,
  });
