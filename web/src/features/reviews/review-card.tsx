import { screenPath, type WritingCard } from '@inkling/contract';
import { IconCalendarEvent, IconChecks, IconClock, IconSchool, IconTrophy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { formatDateTime, formatDay } from '../../ui/dates.ts';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import classes from './review-card.module.css';
import { KindChips, ReviewChip, StatusChip } from './writing-chips.tsx';

const iconSize = { size: 17, 'aria-hidden': true } as const;

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    {icon}
    <span>{children}</span>
  </li>
);

const Facts = ({ writing }: { writing: WritingCard }) => (
  <ul className={classes.facts}>
    {writing.course && (
      <Fact icon={<IconSchool {...iconSize} />}>
        <Link to={screenPath('course-detail', writing.course)}>{writing.course.title}</Link>
      </Fact>
    )}
    {writing.challenge && (
      <Fact icon={<IconTrophy {...iconSize} />}>
        <Link to={screenPath('challenge-detail', writing.challenge)}>{writing.challenge.title}</Link>
      </Fact>
    )}
    {writing.due_date && (
      <Fact icon={<IconCalendarEvent {...iconSize} />}>Due {formatDay(writing.due_date)}</Fact>
    )}
    {writing.completed_at && (
      <Fact icon={<IconChecks {...iconSize} />}>Submitted {formatDateTime(writing.completed_at)}</Fact>
    )}
    <Fact icon={<IconClock {...iconSize} />}>Updated {formatDateTime(writing.updated_at)}</Fact>
  </ul>
);

interface ReviewCardProps {
  writing: WritingCard;
  /** Where it opens; none for work that nobody has begun. */
  to: To | null;
}

export const ReviewCard = ({ writing, to }: ReviewCardProps) => (
  <article className={classes.card} data-opens={to !== null}>
    <div className={classes.top}>
      <span className={classes.kinds}>
        <KindChips writing={writing} />
      </span>
      <StatusChip writing={writing} />
    </div>
    <h3 className={classes.title} title={writing.title}>
      {to ? (
        <Link to={to} preventScrollReset>
          {writing.title}
        </Link>
      ) : (
        writing.title
      )}
    </h3>
    <p className={classes.student} style={{ margin: 0 }}>
      <UserAvatar user={writing.student} size="sm" />
      <span>{writing.student.full_name}</span>
    </p>
    {(writing.ai_scoring !== null || writing.status === 'completed') && (
      <div className={classes.foot}>
        <ScoreBadge score={writing.ai_scoring} byTeacher={writing.scored_by_teacher} />
        <ReviewChip writing={writing} />
      </div>
    )}
    <Facts writing={writing} />
  </article>
);
