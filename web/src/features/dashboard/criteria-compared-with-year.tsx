import { type CourseInsight, criterionLabels } from '@inkling/contract';
import { Progress, Stack, Text, Title } from '@mantine/core';
import classes from './course-insight-card.module.css';

const percent = (share: number): number => Math.round(share * 100);

/** The bar is the class, the stroke is what is usual for the students' years. */
export const CriteriaComparedWithYear = ({ criteria }: Pick<CourseInsight, 'criteria'>) => (
  <section aria-labelledby="against-year">
    <Title order={3} id="against-year" mb={4}>
      Against their year
    </Title>
    <Text size="sm" c="dimmed" mb="sm">
      Share of the possible marks; the stroke is usual for the year.
    </Text>
    <Stack component="ul" gap="sm" className={classes.criteria}>
      {criteria.map(({ criterion, share, expected }) => (
        <li key={criterion}>
          <span>{criterionLabels[criterion]}</span>
          <span className={classes.figures}>
            <strong>{percent(share)}%</strong> usual {percent(expected)}%
          </span>
          <span className={classes.track} aria-hidden="true">
            <Progress value={percent(share)} color={share < expected ? 'sun' : 'leaf'} />
            <span className={classes.stroke} style={{ left: `${percent(expected)}%` }} />
          </span>
        </li>
      ))}
    </Stack>
  </section>
);
