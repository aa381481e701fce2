import { screenPath, type Writing } from '@inkling/contract';
import { Box, Group } from '@mantine/core';
import { IconCalendarEvent, IconChecks, IconKeyboard, IconSchool, IconTrophy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { MoreTimeButton } from '../../../shared/more-time/more-time-button.tsx';
import { ScoreBadge } from '../../../shared/score-badge.tsx';
import { StudentLink } from '../../../shared/student-link.tsx';
import { UnscoredNote } from '../../../shared/unscored-note.tsx';
import classes from '../../../shared/writing-facts.module.css';
import { formatDateTime, formatDay } from '../../../ui/dates.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { UserAvatar } from '../../../ui/user-avatar.tsx';
import { isDraftAwaitingApproval } from '../review-state.ts';
import { ActivityTypeChips, ApprovalChip, ReviewChip, StatusChip } from '../writing-chips.tsx';
import { t } from './texts.ts';

const iconSize = { size: 16, 'aria-hidden': true } as const;

/** Whose it is, what it was for and when it was handed in. */
export const ReviewHeader = ({ writing, hidesCoach }: { writing: Writing; hidesCoach: boolean }) => (
  <>
    <Group gap="xs">
      <ActivityTypeChips writing={writing} />
      <StatusChip writing={writing} />
      <ReviewChip writing={writing} />
      {writing.permissions.review && isDraftAwaitingApproval(writing) && <ApprovalChip />}
      {!hidesCoach && <ScoreBadge score={writing.ai_scoring} byTeacher={writing.scored_by_teacher} />}
    </Group>
    {!hidesCoach && <UnscoredNote reason={writing.unscored} />}
    <FactList isRow>
      <Box component="li" fw={600} c="var(--text)">
        <UserAvatar user={writing.student} size="sm" />
        <StudentLink student={writing.student} />
      </Box>
      {writing.course && (
        <li>
          <IconSchool {...iconSize} />
          <Link to={screenPath('course-detail', writing.course)} className={classes.link}>
            {writing.course.title}
          </Link>
        </li>
      )}
      {writing.challenge && (
        <li>
          <IconTrophy {...iconSize} />
          <Link to={screenPath('challenge-detail', writing.challenge)} className={classes.link}>
            {writing.challenge.title}
          </Link>
        </li>
      )}
      {writing.due_date && (
        <li>
          <IconCalendarEvent {...iconSize} /> {t.due(formatDay(writing.due_date))}
          {writing.permissions.review && (
            <MoreTimeButton piece={writing} student={writing.student.full_name} hasWords />
          )}
        </li>
      )}
      <li>
        <IconChecks {...iconSize} />
        {writing.completed_at ? t.submitted(formatDateTime(writing.completed_at)) : t.notSubmittedYet}
      </li>
      {writing.keyboard_help && (
        <li>
          <IconKeyboard {...iconSize} /> {t.writtenWithHelp}
        </li>
      )}
    </FactList>
  </>
);
