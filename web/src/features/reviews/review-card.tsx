import type { WritingCard } from '@inkling/contract';
import { Box, Checkbox, Group } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { Link, type To } from 'react-router';
import { ScoreBadge } from '../../shared/score-badge.tsx';
import { StudentLink } from '../../shared/student-link.tsx';
import { UnscoredNote } from '../../shared/unscored-note.tsx';
import { useBlindMarking } from '../../shared/use-blind-marking.ts';
import { Fact, WritingFacts } from '../../shared/writing-facts.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { LinkCard, LinkCardTitle } from '../../ui/link-card.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import classes from './review-card.module.css';
import { t } from './texts.ts';
import { ActivityTypeChips, ApprovalChip, ReviewChip, StatusChip } from './writing-chips.tsx';

interface ReviewCardProps {
  writing: WritingCard;
  /** Where it opens; none for work that nobody has begun. */
  to: To | null;
  /** Whether its child waits for feedback on a draft it goes on with. */
  isDraftToApprove: boolean;
  /** Ticked or not, where several can be marked as reviewed at once. */
  selection?: { isSelected: boolean; onToggle: () => void } | undefined;
}

export const ReviewCard = ({ writing, to, isDraftToApprove, selection }: ReviewCardProps) => {
  const { isOn: isBlind } = useBlindMarking();
  const isScoreHiddenForBlindMarking = isBlind && selection !== undefined && !writing.scored_by_teacher;
  return (
    <LinkCard>
      <Group gap="xs" justify="space-between">
        {selection && (
          <Checkbox
            className={classes.tick}
            aria-label={t.selectBy(writing.title, writing.student.full_name)}
            checked={selection.isSelected}
            onChange={selection.onToggle}
          />
        )}
        <Group component="span" gap="xs">
          <ActivityTypeChips writing={writing} />
        </Group>
        <Group component="span" gap="xs">
          {isDraftToApprove && <ApprovalChip />}
          <StatusChip writing={writing} />
        </Group>
      </Group>
      <LinkCardTitle title={writing.title}>
        {to ? (
          <Link to={to} preventScrollReset>
            {writing.title}
          </Link>
        ) : (
          writing.title
        )}
      </LinkCardTitle>
      <Group className={classes.student} gap="sm" wrap="nowrap" fw={500}>
        <UserAvatar user={writing.student} size="sm" />
        <StudentLink student={writing.student} />
      </Group>
      {(writing.ai_scoring !== null || writing.status === 'completed') && (
        <Group gap="xs" justify="space-between">
          {!isScoreHiddenForBlindMarking && (
            <>
              <ScoreBadge score={writing.ai_scoring} byTeacher={writing.scored_by_teacher} />
              <UnscoredNote reason={writing.unscored} isShort />
            </>
          )}
          <Box component="span" ml="auto">
            <ReviewChip writing={writing} />
          </Box>
        </Group>
      )}
      <WritingFacts writing={writing}>
        {writing.completed_at && (
          <Fact icon={IconChecks}>{t.submitted(formatDateTime(writing.completed_at))}</Fact>
        )}
      </WritingFacts>
    </LinkCard>
  );
};
