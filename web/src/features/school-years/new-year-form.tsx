import { type ClassToClose, pluralise, type SchoolYear, type YearOfStudents } from '@inkling/contract';
import { Button, Checkbox, Select, Stack, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { confirm } from '../../ui/confirm.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { useBeginYear } from './school-years.queries.ts';
import {
  beginQuestion,
  changeOfYearText,
  countStudentsSharedWithOthers,
  lastGradeOf,
  planOfNewYear,
} from './school-years-texts.ts';

const highestGrade = 12;
const grades = Array.from({ length: highestGrade }, (_, index) => ({
  value: String(index + 1),
  label: `Year ${index + 1}`,
}));

interface StudentsProps {
  years: YearOfStudents[];
  lastGrade: number;
  onLastGrade: (grade: number) => void;
}

const Students = ({ years, lastGrade, onLastGrade }: StudentsProps) => {
  const shared = countStudentsSharedWithOthers(years, lastGrade);
  return (
    <Section title="Students">
      <Stack gap="md">
        <Select
          label="Last year of your school"
          description="Its students leave the school and are archived. Their writing is kept, and you can bring them back."
          data={grades}
          value={String(lastGrade)}
          onChange={(value) => value && onLastGrade(Number(value))}
          allowDeselect={false}
          maw="24rem"
        />
        <Rows label="What becomes of each year">
          {years.map((year) => {
            const { name, text } = changeOfYearText(year, lastGrade);
            return (
              <Row key={name}>
                <RowText>
                  <Text fw={600}>{name}</Text>
                </RowText>
                <Text>{text}</Text>
              </Row>
            );
          })}
        </Rows>
        {shared > 0 && (
          <Text c="dimmed">
            {pluralise(shared, 'more student keeps', 'more students keep')} their year: a family or a teacher
            outside the school looks after the account too, and the family changes the year.
          </Text>
        )}
      </Stack>
    </Section>
  );
};

interface ClassesProps {
  classes: ClassToClose[];
  kept: number[];
  onKept: (ids: number[]) => void;
}

const Classes = ({ classes, kept, onKept }: ClassesProps) => (
  <Section title="Classes to close">
    {classes.length === 0 ? (
      <Text c="dimmed">No class is open.</Text>
    ) : (
      <Stack gap="sm">
        <Text c="dimmed">
          A closed class is archived: nobody can join it, and all the work in it is kept. Untick the classes
          that go on. Classes that have not begun yet stay open.
        </Text>
        <Stack component="ul" gap={0} p={0} m={0} aria-label="Classes to close" style={{ listStyle: 'none' }}>
          {classes.map(({ id, title, teacher_name, students_count }) => (
            <li key={id}>
              <Checkbox
                label={title}
                description={`Led by ${teacher_name} · ${pluralise(students_count, 'student')}`}
                size="md"
                py="xs"
                checked={!kept.includes(id)}
                onChange={({ currentTarget }) =>
                  onKept(currentTarget.checked ? kept.filter((one) => one !== id) : [...kept, id])
                }
              />
            </li>
          ))}
        </Stack>
      </Stack>
    )}
  </Section>
);

/** What would happen, what is left out of it, and one press that does it. */
export const NewYearForm = ({ year: { years, classes } }: { year: SchoolYear }) => {
  const [lastGrade, setLastGrade] = useState(() => lastGradeOf(years));
  const [kept, setKept] = useState<number[]>([]);
  const begin = useBeginYear();
  const plan = planOfNewYear(years, lastGrade, classes.length - kept.length);
  const askAndBegin = async () =>
    (await confirm(beginQuestion(plan))) && begin.mutate({ last_grade: lastGrade, kept_course_ids: kept });
  return (
    <Stack gap="lg" align="stretch">
      <Students years={years} lastGrade={lastGrade} onLastGrade={setLastGrade} />
      <Classes classes={classes} kept={kept} onKept={setKept} />
      <div>
        <Button
          color="coral"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          loading={begin.isPending}
          onClick={askAndBegin}
        >
          Begin the new year
        </Button>
      </div>
    </Stack>
  );
};
