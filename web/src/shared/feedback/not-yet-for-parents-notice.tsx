import type { AiFeedback } from '@inkling/contract';
import { Alert } from '@mantine/core';
import { IconMailHeart } from '@tabler/icons-react';
import { listInWords } from '../../language/language.ts';
import { criterionTexts } from '../labels/criteria.texts.ts';
import { isAllAwaitingApproval } from './awaiting-approval-notice.tsx';
import { t } from './notices.texts.ts';

/** Parents see what their child sees. */
export const NotYetForParentsNotice = ({ found }: { found: AiFeedback }) => {
  if (found.held.length === 0) return null;
  const criteria = listInWords(found.held.map((criterion) => criterionTexts.names[criterion]));
  return (
    <Alert role="note" color="sun" icon={<IconMailHeart aria-hidden />} title={t.theTeacherReadsThisFirst}>
      {isAllAwaitingApproval(found) ? t.whatTheCoachSaysIsHere : t.whatTheCoachSaysOnIsHere(criteria)}
    </Alert>
  );
};
