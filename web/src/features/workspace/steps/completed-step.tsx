import { countWords } from '@inkling/contract';
import { Badge, Card, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../ui/dates.ts';
import { Hero } from '../../../ui/hero.tsx';
import { MascotDisc } from '../../../ui/mascot/mascot-disc.tsx';
import { ScoreBadge } from '../../../ui/score-badge.tsx';
import { subjectLabels } from '../../../ui/teaching-labels.ts';
import { MarkedText } from '../feedback/marked-text.tsx';
import type { StepProps } from '../step-view.tsx';
import { hasTeacherWords, teacherMarks, teacherReviews } from '../teacher/teacher-reviews.ts';
import { TeacherWords } from '../teacher/teacher-words.tsx';
import classes from './completed-step.module.css';

const CompletedText = ({ writing }: Pick<StepProps, 'writing'>) => {
  const { data: said = [] } = useQuery(teacherReviews(writing));
  return (
    <div className={classes.text}>
      <MarkedText text={writing.content} evidence={teacherMarks(writing.content, said)} />
    </div>
  );
};

export const CompletedStep = ({ writing }: StepProps) => (
  <>
    <Hero
      title="Congratulations!"
      text="You've successfully completed your writing project."
      aside={<MascotDisc mood="happy" />}
    />
    <Card padding="xl" mt="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2}>{writing.activity?.title ?? writing.title}</Title>
          <Badge variant="light" mt="xs">
            {subjectLabels[writing.subject]}
          </Badge>
        </div>
        <ScoreBadge score={writing.ai_scoring} byTeacher={writing.scored_by_teacher} />
      </Group>
      <dl className={classes.facts}>
        <div>
          <dt>Date Completed</dt>
          <dd>{writing.completed_at ? formatDateTime(writing.completed_at) : '/'}</dd>
        </div>
        <div>
          <dt>Word Count</dt>
          <dd>{countWords(writing.content)}</dd>
        </div>
      </dl>
      <CompletedText writing={writing} />
    </Card>
    {hasTeacherWords(writing) && (
      <Card padding="xl" mt="lg">
        <TeacherWords writing={writing} text={writing.content} />
      </Card>
    )}
  </>
);
