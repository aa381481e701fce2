import { type Challenge, screenPath } from '@inkling/contract';
import { Group, Stack, Text, Title } from '@mantine/core';
import {
  IconCalendarEvent,
  IconClipboardText,
  IconClock,
  IconSchool,
  IconTag,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { langOfWriting } from '../../language/language.ts';
import { subjectColors } from '../../shared/labels/activity-type-and-subject-colors.ts';
import {
  courseOrChallengeStatusLabels,
  subjectLabels,
} from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { gradeLabel } from '../../shared/labels/grade-label.ts';
import { timeWithUnit } from '../../shared/labels/time-with-unit.ts';
import { Chip } from '../../ui/chip.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import surface from '../../ui/theme/surface.module.css';
import textClasses from '../../ui/theme/text.module.css';
import classes from './challenge-card.module.css';
import { dateLine, participationOf, statusColors } from './challenge-labels.ts';
import { t } from './texts.ts';

const iconSize = { size: 17, 'aria-hidden': true } as const;

const Facts = ({ challenge }: { challenge: Challenge }) => (
  <FactList isRow isFoot>
    <li>
      <IconCalendarEvent {...iconSize} /> {dateLine(challenge)}
    </li>
    <li>
      <IconSchool {...iconSize} /> {gradeLabel(challenge.grade_levels)}
    </li>
    <li>
      <IconClock {...iconSize} /> {timeWithUnit(challenge.estimated_time, challenge.estimated_time_unit)}
    </li>
    <li>
      <IconUsers {...iconSize} /> {t.takingPart(challenge.participant_count)}
    </li>
    <li>
      <IconClipboardText {...iconSize} /> {t.activitiesIn(challenge.activities.length)}
    </li>
    {challenge.challengeType && (
      <li>
        <IconTag {...iconSize} /> {challenge.challengeType}
      </li>
    )}
  </FactList>
);

interface ChallengeCardProps {
  challenge: Challenge;
  /** Of its heading: below a section's unless told. */
  level?: 2 | 3;
  /** What can be done with it. */
  children?: ReactNode;
}

export const ChallengeCard = ({ challenge, level = 3, children }: ChallengeCardProps) => {
  const isStudent = useUser()?.role === 'student';
  const participation = participationOf(challenge);
  const picture = challenge.cover ?? challenge.banner;
  return (
    <article className={`${classes.card} ${surface.lift}`}>
      {picture ? (
        <img src={picture.url} alt="" className={classes.cover} loading="lazy" />
      ) : (
        <span className={classes.cover} data-plain>
          <Mascot mood="thinking" size={92} />
        </span>
      )}
      <Stack gap="xs" pt="md" px="lg" pb="lg" flex={1}>
        <Group gap="xs">
          <Chip tone={statusColors[challenge.status]}>{courseOrChallengeStatusLabels[challenge.status]}</Chip>
          <Chip tone={subjectColors[challenge.subject]}>{subjectLabels[challenge.subject]}</Chip>
          {isStudent && <Chip tone={participation.tone}>{participation.label}</Chip>}
        </Group>
        <Title order={level} fz="xl" lh={1.3} className={textClasses.breakable} lang={langOfWriting}>
          <Link
            to={screenPath('challenge-detail', { id: challenge.id })}
            title={challenge.title}
            className={surface.coverLink}
          >
            {challenge.title}
          </Link>
        </Title>
        {challenge.brief && (
          <Text c="dimmed" size="sm" lineClamp={3} className={textClasses.breakable} lang={langOfWriting}>
            {challenge.brief}
          </Text>
        )}
        <Facts challenge={challenge} />
        {children}
      </Stack>
    </article>
  );
};
