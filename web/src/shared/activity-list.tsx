import { type ActivityType, type ScreenName, screenPath } from '@inkling/contract';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { useUser } from '../api/session.ts';
import { langOfWriting } from '../language/language.ts';
import { Chip } from '../ui/chip.tsx';
import { Row, Rows, RowText } from '../ui/rows.tsx';
import surface from '../ui/theme/surface.module.css';
import { activityTypeColors } from './labels/activity-type-and-subject-colors.ts';
import { activityTypeLabels } from './labels/activity-type-subject-and-status-labels.ts';

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
    <Rows>
      {activities.map(({ id, title, description, activity_type }) => (
        <Row key={id}>
          <RowText>
            <Text fw={600} lang={langOfWriting}>
              {screen && isOpen ? (
                <Link to={screenPath(screen, { id })} className={surface.coverLink}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </Text>
            <Text size="sm" c="dimmed" lang={langOfWriting}>
              {description}
            </Text>
          </RowText>
          <Chip tone={activityTypeColors[activity_type]}>{activityTypeLabels[activity_type]}</Chip>
        </Row>
      ))}
    </Rows>
  );
};
