import { type WritingCard as Card, screenPath } from '@inkling/contract';
import {
  IconCalendarEvent,
  IconClock,
  IconMessageReply,
  IconSchool,
  IconStarFilled,
  IconTrophy,
} from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Chip } from '../../ui/chip.tsx';
import { formatDateTime, formatDay } from '../../ui/dates.ts';
import { subjectLabels, typeLabels } from '../../ui/teaching-labels.ts';
import { subjectTones, typeTones } from '../../ui/teaching-tones.ts';
import { writingStatuses } from '../../ui/writing-status.ts';
import { useOpenWriting, writingPath } from './use-open-writing.ts';
import classes from './writing-card.module.css';

const returned = { label: 'Returned', color: 'var(--coral)' };

const Status = ({ status, returned_at }: Pick<Card, 'status' | 'returned_at'>) => {
  const isBack = status === 'progressing' && returned_at !== null;
  const known = isBack ? returned : writingStatuses.find((one) => one.status === status);
  return (
    <span className={classes.status}>
      <span className={classes.dot} style={{ background: known?.color }} aria-hidden="true" />
      {known?.label}
    </span>
  );
};

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    {icon}
    <span>{children}</span>
  </li>
);

const Facts = ({ writing }: { writing: Card }) => (
  <ul className={classes.facts}>
    {writing.course && (
      <Fact icon={<IconSchool size={17} aria-hidden />}>
        <Link to={screenPath('course-detail', writing.course)}>{writing.course.title}</Link>
      </Fact>
    )}
    {writing.challenge && (
      <Fact icon={<IconTrophy size={17} aria-hidden />}>
        <Link to={screenPath('challenge-detail', writing.challenge)}>{writing.challenge.title}</Link>
      </Fact>
    )}
    {writing.due_date && (
      <Fact icon={<IconCalendarEvent size={17} aria-hidden />}>Due {formatDay(writing.due_date)}</Fact>
    )}
    <Fact icon={<IconClock size={17} aria-hidden />}>Updated {formatDateTime(writing.updated_at)}</Fact>
  </ul>
);

/** What the teacher did with it, which matters more than all else on the card. */
const TeacherNote = ({ returned_at, reviewed_at, completed_at, status }: Card) => {
  if (returned_at && status === 'progressing')
    return (
      <p className={classes.note}>
        <IconMessageReply size={18} aria-hidden /> Your teacher would love to see another draft
      </p>
    );
  // A piece that was handed in again waits to be read again.
  return reviewed_at && (!completed_at || reviewed_at >= completed_at) ? (
    <p className={classes.note}>
      <IconStarFilled size={16} aria-hidden /> Reviewed by your teacher
    </p>
  ) : null;
};

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

export const WritingCard = ({ writing }: { writing: Card }) => {
  const open = useOpenWriting();
  const type = writing.activity?.activity_type ?? writing.writing_type;
  const onClick = (event: MouseEvent) => {
    // A new tab begins it there: the workspace does so for direct links.
    if (writing.status !== 'pending' || !isPlainClick(event)) return;
    event.preventDefault();
    if (!open.isPending) open.mutate(writing.id);
  };
  return (
    <article className={classes.card} data-busy={open.isPending || undefined}>
      <div className={classes.top}>
        <span className={classes.kinds}>
          <Chip tone={typeTones[type]}>{typeLabels[type]}</Chip>
          {type !== writing.subject && (
            <Chip tone={subjectTones[writing.subject]}>{subjectLabels[writing.subject]}</Chip>
          )}
        </span>
        <Status {...writing} />
      </div>
      <h3 className={classes.title}>
        <Link to={writingPath(writing)} onClick={onClick} title={writing.title}>
          {writing.title}
        </Link>
      </h3>
      <p className={classes.description}>{writing.activity?.description ?? 'A writing of your own.'}</p>
      <TeacherNote {...writing} />
      <Facts writing={writing} />
    </article>
  );
};
