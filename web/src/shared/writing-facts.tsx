import { screenPath, type WritingCard } from '@inkling/contract';
import { IconCalendarEvent, IconClock, IconSchool, IconTrophy } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime, formatDay } from '../ui/dates.ts';
import { FactList } from '../ui/fact-list.tsx';
import { t } from './texts.ts';
import classes from './writing-facts.module.css';

interface FactProps {
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  children: ReactNode;
}

export const Fact = ({ icon: Icon, children }: FactProps) => (
  <li>
    <Icon size={17} aria-hidden />
    <span>{children}</span>
  </li>
);

/** Where a writing belongs and its days; what else there is to say comes before the last of them. */
export const WritingFacts = ({ writing, children }: { writing: WritingCard; children?: ReactNode }) => (
  <FactList isFoot>
    {writing.course && (
      <Fact icon={IconSchool}>
        <Link to={screenPath('course-detail', writing.course)} className={classes.link}>
          {writing.course.title}
        </Link>
      </Fact>
    )}
    {writing.challenge && (
      <Fact icon={IconTrophy}>
        <Link to={screenPath('challenge-detail', writing.challenge)} className={classes.link}>
          {writing.challenge.title}
        </Link>
      </Fact>
    )}
    {writing.due_date && <Fact icon={IconCalendarEvent}>{t.due(formatDay(writing.due_date))}</Fact>}
    {children}
    <Fact icon={IconClock}>{t.updated(formatDateTime(writing.updated_at))}</Fact>
  </FactList>
);
