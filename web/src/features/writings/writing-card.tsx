import type { WritingCard as Card } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import {
  IconArrowRight,
  IconHeart,
  IconMailHeart,
  IconMessageReply,
  IconStarFilled,
} from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { awaitingApprovalTitle } from '../../shared/feedback/awaiting-approval-title.ts';
import { teacherNameAtSentenceStart, teacherNameInSentence } from '../../shared/feedback/teacher-name.ts';
import { isOverdue } from '../../shared/is-overdue.ts';
import { activityTypeColors, subjectColors } from '../../shared/labels/activity-type-and-subject-colors.ts';
import { activityTypeDescriptions } from '../../shared/labels/activity-type-descriptions.ts';
import {
  activityTypeLabels,
  subjectLabels,
} from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';
import { WritingFacts } from '../../shared/writing-facts.tsx';
import { Chip, type ChipColor } from '../../ui/chip.tsx';
import { LinkCard, LinkCardTitle } from '../../ui/link-card.tsx';
import surface from '../../ui/theme/surface.module.css';
import textClasses from '../../ui/theme/text.module.css';
import { useBeginAssignedWriting, writingPath } from './use-begin-assigned-writing.ts';
import classes from './writing-card.module.css';
import { isReturned } from './writings.queries.ts';

const returned = { label: 'Returned', color: 'var(--coral)' };

const Status = ({ status, returned_at }: Pick<Card, 'status' | 'returned_at'>) => {
  const known = isReturned({ status, returned_at })
    ? returned
    : writingStatusLabels.find((one) => one.status === status);
  return (
    <Group component="span" gap="xs" fz="sm" fw={500}>
      <span className={classes.dot} style={{ background: known?.color }} aria-hidden="true" />
      {known?.label}
    </Group>
  );
};

const Note = ({ tone, children }: { tone: ChipColor; children: ReactNode }) => (
  <Group className={surface.inset} data-tone={tone} gap="xs" px="sm" py="xs" fz="sm" fw={500} wrap="nowrap">
    {children}
  </Group>
);

/** What the teacher did with it, which matters more than all else on the card. */
const TeacherNote = (card: Card) => {
  const { reviewed_at, commented_at, completed_at, status, held_criteria, reviewer_name } = card;
  if (isReturned(card))
    return (
      <Note tone="sun">
        <IconMessageReply size={18} aria-hidden /> {teacherNameAtSentenceStart(reviewer_name)} would love to
        see another draft
      </Note>
    );
  // A piece that was handed in again waits to be read again.
  const isSince = (moment: string | null) => moment !== null && (!completed_at || moment >= completed_at);
  if (isSince(reviewed_at))
    return (
      <Note tone="sun">
        <IconStarFilled size={16} aria-hidden /> Reviewed by {teacherNameInSentence(reviewer_name)}
      </Note>
    );
  if (isSince(commented_at))
    return (
      <Note tone="sun">
        <IconMessageReply size={18} aria-hidden /> {teacherNameAtSentenceStart(reviewer_name)} wrote to you
      </Note>
    );
  return held_criteria.length > 0 && status === 'completed' ? (
    <Note tone="sun">
      <IconMailHeart size={18} aria-hidden /> {awaitingApprovalTitle(card)}
    </Note>
  ) : null;
};

/** Late work is welcome work. */
const LateNote = ({ writing }: { writing: Card }) =>
  isOverdue(writing, new Date()) ? (
    <Note tone="coral">
      <IconHeart size={18} aria-hidden /> A little late, and still welcome
    </Note>
  ) : null;

const actions: Record<Card['status'], string> = {
  pending: 'Start',
  progressing: 'Continue',
  completed: 'Read',
};

/** Says what a tap does; the whole card is the link. */
const Action = ({ status }: Pick<Card, 'status'>) => (
  <span className={classes.action} data-done={status === 'completed' || undefined}>
    {actions[status]} <IconArrowRight size={18} aria-hidden />
  </span>
);

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

export const WritingCard = ({ writing }: { writing: Card }) => {
  const open = useBeginAssignedWriting();
  const type = writing.activity?.activity_type ?? writing.writing_type;
  const onClick = (event: MouseEvent) => {
    // A new tab begins it there: the workspace does so for direct links.
    if (writing.status !== 'pending' || !isPlainClick(event)) return;
    event.preventDefault();
    if (!open.isPending) open.mutate(writing.id);
  };
  return (
    <LinkCard isBusy={open.isPending}>
      <Group gap="xs" justify="space-between">
        <Group component="span" gap="xs">
          <Chip tone={activityTypeColors[type]}>{activityTypeLabels[type]}</Chip>
          <Text span size="sm" c="dimmed">
            {activityTypeDescriptions[type]}
          </Text>
          {type !== writing.subject && (
            <Chip tone={subjectColors[writing.subject]}>{subjectLabels[writing.subject]}</Chip>
          )}
        </Group>
        <Status {...writing} />
      </Group>
      <LinkCardTitle title={writing.title}>
        <Link to={writingPath(writing)} onClick={onClick}>
          {writing.title}
        </Link>
      </LinkCardTitle>
      <Text size="sm" c="dimmed" lineClamp={3} className={textClasses.breakable}>
        {writing.activity?.description ?? 'A writing of your own.'}
      </Text>
      <TeacherNote {...writing} />
      <LateNote writing={writing} />
      <WritingFacts writing={writing} />
      <Action status={writing.status} />
    </LinkCard>
  );
};
