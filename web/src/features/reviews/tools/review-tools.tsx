import type { Writing } from '@inkling/contract';
import { Button, Group, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconArrowBackUp,
  IconChecks,
  IconChevronLeft,
  IconChevronRight,
  IconPencilStar,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { download } from '../../../api/download.ts';
import { reports } from '../../../api/typed-calls.ts';
import { DownloadPdfButton } from '../../../ui/download-pdf-button.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { usePageKeys } from '../../../ui/use-page-keys.ts';
import { t } from '../drawer/texts.ts';
import { confirmingReviewFor } from '../review-state.ts';
import { useSendReview } from '../reviews.queries.ts';
import { useTypedComment } from '../use-typed-comment.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { commentAndReviewed, reviewedMessage } from './review-messages.ts';
import classes from './review-tools.module.css';
import { ScoreDialog } from './score-dialog.tsx';

interface ReviewToolsProps {
  writing: Writing;
  /** To the one before or after. */
  onGo: (by: 1 | -1) => void;
  /** Whether the list behind holds this one; if not, there is none before it, and the next one is what waits longest. */
  isListed: boolean;
  /** Asked before the piece is reviewed or returned; returns the way to the one after it. */
  findNext: () => Promise<() => void>;
}

const Walk = ({ onGo, isListed }: Pick<ReviewToolsProps, 'onGo' | 'isListed'>) => (
  <Group gap="xs" className={classes.group}>
    {isListed && (
      <Tooltip label={t.previousWriting} events={{ hover: true, focus: true, touch: false }}>
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={18} aria-hidden />}
          aria-keyshortcuts="P"
          onClick={() => onGo(-1)}
        >
          {t.previous}
        </Button>
      </Tooltip>
    )}
    <Tooltip
      label={isListed ? t.nextWriting : 'Next piece to review (N)'}
      events={{ hover: true, focus: true, touch: false }}
    >
      <Button
        variant="default"
        rightSection={<IconChevronRight size={18} aria-hidden />}
        aria-keyshortcuts="N"
        onClick={() => onGo(1)}
      >
        {isListed ? t.next : 'Next to review'}
      </Button>
    </Tooltip>
  </Group>
);

/** The last thing that is done to a piece: it is reviewed, or what the coach said to it may be read. */
const ConfirmButton = ({ writing, findNext }: Pick<ReviewToolsProps, 'writing' | 'findNext'>) => {
  const say = useSendReview(writing.id);
  const confirmation = confirmingReviewFor(writing);
  const { comment, setComment } = useTypedComment(writing.id);
  const button = useRef<HTMLButtonElement>(null);
  const confirm = async () => {
    if (!confirmation || say.isPending) return;
    const goOn = await findNext();
    // What stands in the comment box is meant for the child, too.
    const hasComment = confirmation.action === 'reviewed' && comment.trim() !== '';
    say.mutate(hasComment ? { ...confirmation, comment } : confirmation, {
      onSuccess: () => {
        if (hasComment) setComment('');
        toastSuccess(hasComment ? commentAndReviewed(writing).done : reviewedMessage(writing));
        goOn();
      },
    });
  };
  usePageKeys(button, [['m', () => void confirm()]]);
  if (!confirmation) return null;
  return (
    <Button
      ref={button}
      color="coral"
      className={classes.main}
      leftSection={<IconChecks size={18} aria-hidden />}
      loading={say.isPending}
      aria-keyshortcuts="M"
      data-main-at-bottom
      onClick={confirm}
    >
      {writing.feedback_held ? 'Approve and show feedback' : 'Mark as reviewed'}
    </Button>
  );
};

/** What a teacher can do with a piece; everybody else only walks through the list. */
export const ReviewTools = ({ writing, onGo, isListed, findNext }: ReviewToolsProps) => {
  const [isScoring, score] = useDisclosure();
  const [isReturning, giveBack] = useDisclosure();
  const isFinished = writing.permissions.review && writing.status === 'completed';
  return (
    <Group gap="xs" justify="space-between" align="flex-start" data-tools>
      {(isListed || writing.permissions.review) && <Walk onGo={onGo} isListed={isListed} />}
      <Group gap="xs" className={classes.group}>
        {writing.status === 'completed' && (
          <DownloadPdfButton download={() => download(reports.writingPdf, { params: { id: writing.id } })} />
        )}
      </Group>
      {isFinished && (
        <Group gap="xs" className={classes.group}>
          {writing.subject === 'writing' && (
            <Button
              variant="default"
              leftSection={<IconPencilStar size={18} aria-hidden />}
              onClick={score.open}
            >
              Change score
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={giveBack.open}
          >
            Return for another draft
          </Button>
          <ConfirmButton writing={writing} findNext={findNext} />
        </Group>
      )}
      {writing.status === 'progressing' && <ConfirmButton writing={writing} findNext={findNext} />}
      <ScoreDialog writing={writing} opened={isScoring} onClose={score.close} />
      <ReturnDialog writing={writing} opened={isReturning} onClose={giveBack.close} findNext={findNext} />
    </Group>
  );
};
