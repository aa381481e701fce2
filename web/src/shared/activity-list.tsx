import { type ActivityType, type ScreenName, screenPath } from '@inkling/contract';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { useUser } from '../api/session.ts';
import { Chip } from '../ui/chip.tsx';
import classes from './activity-list.module.css';
import { activityTypeColors } from './labels/teaching-colors.ts';
import { activityTypeLabels } from './labels/teaching-labels.ts';

interface ListedActivity {
  id: number;
  title: string;
  description: string;
  activity_type: ActivityType;
}

interface ActivityListProps {
  activities: ListedActivity[];
  empty: string;
  /** A student can open only what was given to them. */
  isOpen?: boolean;
}

/** Each role has its own page for an activity; parents have none. */
const useActivityScreen = (): ScreenName | null => {
  const role = useUser()?.role;
  const screen: ScreenName = role === 'teacher' ? 'teacher-activity-detail' : 'activity-detail';
  return role !== 'parent' ? screen : null;
};

/** The activities of a course or a challenge. */
export const ActivityList = ({ activities, empty, isOpen = true }: ActivityListProps) => {
  const screen = useActivityScreen();
  if (activities.length === 0) return <Text c="dimmed">{empty}</Text>;
  return (
    <ul className={classes.list}>
      {activities.map(({ id, title, description, activity_type }) => (
        <li key={id}>
          <div className={classes.item}>
            <div className={classes.words}>
              {screen && isOpen ? (
                <Link to={screenPath(screen, { id })} className={classes.title}>
                  {title}
                </Link>
              ) : (
                <span className={classes.title}>{title}</span>
              )}
              <p>{description}</p>
            </div>
            <Chip tone={activityTypeColors[activity_type]}>{activityTypeLabels[activity_type]}</Chip>
          </div>
        </li>
      ))}
    </ul>
  );
};
