import {
  criterionLabels,
  type MarkComparisonFigures,
  type MarkComparisonReport,
  minimumDraftsForComparison,
  screens,
} from '@inkling/contract';
import { Box, Button, Card, Group, Progress, Select, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { OptionFilter } from '../../shared/options/option-filter.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ResponsiveTable } from '../../ui/responsive-table.tsx';
import { idOf } from '../../ui/url-filters.ts';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { CriteriaNeedingApproval } from './criteria-needing-approval.tsx';
import { loadCourseOptions, markComparisonReportQuery } from './mark-comparison.queries.ts';
import { judgementOf, kappaText, notEnoughDraftsText, percent } from './mark-comparison-texts.ts';

const Figures = ({ scripts, figures }: MarkComparisonFigures) => {
  if (!figures)
    return (
      <td colSpan={5}>
        <Text c="dimmed">{notEnoughDraftsText({ scripts })}</Text>
      </td>
    );
  const { exact, within_one, kappa } = figures;
  return (
    <>
      <td data-label="Pieces">{scripts}</td>
      <td data-label="The same mark">{percent(exact)}</td>
      <td data-label="At most one apart">{percent(within_one)}</td>
      <td data-label="Kappa (95 % interval)">{kappa ? kappaText(kappa) : '/'}</td>
      <td data-label="In words">
        {kappa ? (
          <Chip tone={judgementOf(kappa).tone}>{judgementOf(kappa).label}</Chip>
        ) : (
          'All marks are the same'
        )}
      </td>
    </>
  );
};

const columnsFor = (what: string) => [
  what,
  'Pieces',
  'The same mark',
  'At most one apart',
  'Kappa (95 % interval)',
  'In words',
];

interface Row extends MarkComparisonFigures {
  key: string | number;
  name: string;
}

const AgreementTable = ({ title, what, rows }: { title: string; what: string; rows: Row[] }) => (
  <section>
    <Title order={2} fz="h3" mt="xl" mb="sm">
      {title}
    </Title>
    <ResponsiveTable label={title} columns={columnsFor(what)}>
      {rows.map(({ key, name, ...row }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <Figures {...row} />
        </tr>
      ))}
    </ResponsiveTable>
  </section>
);

const remaining = ({ scripts }: MarkComparisonFigures): string => {
  const missing = minimumDraftsForComparison - scripts;
  return `Mark ${missing} more ${missing === 1 ? 'piece' : 'pieces'} blind, and you read here how often you and the coach gave the same mark, criterion by criterion. Fewer would say more about chance than about the coach.`;
};

/** Before there is anything to say: how far it is, and in which class the pieces lie. */
const NotYet = ({ report: { all, classes } }: { report: MarkComparisonReport }) => (
  <Card mt="xl" padding="xl" maw="46rem">
    <Text fw={700}>{notEnoughDraftsText(all)}</Text>
    <Progress
      value={(100 * all.scripts) / minimumDraftsForComparison}
      size="lg"
      my="sm"
      aria-label="Pieces marked blind"
    />
    <Text>{remaining(all)}</Text>
    {classes.length > 0 && (
      <Text size="sm" c="dimmed" mt="sm">
        {classes.map(({ course, scripts }) => `${course.title}: ${scripts}`).join(' · ')}
      </Text>
    )}
    <Button component={Link} to={screens.feedback.path} variant="light" mt="md" w="fit-content">
      Mark a piece
    </Button>
  </Card>
);

/** Of classes that several teach. */
const ByTeacher = ({ teachers }: Pick<MarkComparisonReport, 'teachers'>) => {
  const me = useUser()?.id;
  if (teachers.every(({ teacher }) => teacher.id === me)) return null;
  const rows = teachers.map(({ teacher: { id, full_name }, ...row }) => ({
    ...row,
    key: id,
    name: id === me ? 'You' : full_name,
  }));
  return <AgreementTable title="By teacher" what="Teacher" rows={rows} />;
};

const NoBlindMarks = () => (
  <Box mt="xl">
    <EmptyState
      title="No blind marks yet"
      text="Switch on “Mark blind” beside the text of a finished piece and mark it before you see the coach's marks. Only such marks can say how well the coach marks."
    >
      <Button component={Link} to={screens.feedback.path} mt="md" color="coral">
        Mark a piece
      </Button>
    </EmptyState>
  </Box>
);

/** In all, on each criterion and in each class: of one's own marks, or of a colleague's. */
const MarksOfTeacher = ({ report, isColleague }: { report: MarkComparisonReport; isColleague: boolean }) => {
  if (!report.all.figures && isColleague)
    return (
      <Text c="dimmed" mt="xl">
        {notEnoughDraftsText(report.all)}
      </Text>
    );
  if (report.all.scripts === 0) return <NoBlindMarks />;
  if (!report.all.figures) return <NotYet report={report} />;
  const criteria = report.criteria.map((row) => ({
    ...row,
    key: row.criterion,
    name: criterionLabels[row.criterion],
  }));
  const classes = report.classes.map((row) => ({ ...row, key: row.course.id, name: row.course.title }));
  return (
    <>
      <AgreementTable
        title="By criterion"
        what="Criterion"
        rows={[{ ...report.all, key: 'all', name: 'All marks' }, ...criteria]}
      />
      {classes.length > 0 && <AgreementTable title="By class" what="Class" rows={classes} />}
    </>
  );
};

const hasFigures = ({ figures }: MarkComparisonFigures): boolean => figures !== null;

const Report = ({ report, isColleague }: { report: MarkComparisonReport; isColleague: boolean }) => (
  <>
    <MarksOfTeacher report={report} isColleague={isColleague} />
    <ByTeacher teachers={report.teachers} />
    {[report.all, ...report.teachers].some(hasFigures) && (
      <Text size="sm" c="dimmed" mt="lg" maw="46rem">
        Kappa is 1 where all marks are the same and 0 where they agree no more often than by chance; a larger
        gap weighs more. With 95 % certainty the true value lies in the interval.
      </Text>
    )}
  </>
);

/** Whose marks are compared, where colleagues marked in the same classes. */
const TeacherFilter = ({
  teachers,
  chosen,
  onChoose,
}: Pick<MarkComparisonReport, 'teachers'> & { chosen: number; onChoose: (id: number) => void }) => {
  const me = useUser()?.id;
  const colleagues = teachers.map(({ teacher }) => teacher).filter(({ id }) => id !== me);
  if (me === undefined || (colleagues.length === 0 && chosen === me)) return null;
  return (
    <Select
      label="Teacher"
      data={[
        { value: String(me), label: 'You' },
        ...colleagues.map(({ id, full_name }) => ({ value: String(id), label: full_name })),
      ]}
      value={String(chosen)}
      placeholder="No blind marks here"
      allowDeselect={false}
      onChange={(id) => id && onChoose(Number(id))}
    />
  );
};

/** How well the coach agrees with a teacher, from marks given before the teacher saw the coach's. */
export const MarkComparisonPage = () => {
  const me = useUser()?.id ?? 0;
  const { filters, field, setFilters } = useUrlFilters('course', 'teacher');
  const query = useQuery(markComparisonReportQuery(filters.course, filters.teacher));
  const chosen = idOf(filters.teacher) ?? me;
  return (
    <>
      <PageHeader
        title="You and the coach"
        text="How well the coach agrees with you, from the pieces you marked blind."
      />
      <Group align="end" gap="md">
        <Box w="20rem" maw="100%">
          <OptionFilter label="Course" {...field('course')} load={loadCourseOptions} />
        </Box>
        <TeacherFilter
          teachers={query.data?.teachers ?? []}
          chosen={chosen}
          onChoose={(id) => setFilters({ teacher: id === me ? '' : String(id) })}
        />
      </Group>
      <QueryState query={query} skeleton={<Skeleton height="18rem" radius="lg" mt="xl" />}>
        {(report) => (
          <>
            <Report report={report} isColleague={chosen !== me} />
            <CriteriaNeedingApproval courseId={filters.course} report={report} />
          </>
        )}
      </QueryState>
    </>
  );
};
