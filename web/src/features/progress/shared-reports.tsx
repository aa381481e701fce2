import { type Child, screenPath } from '@inkling/contract';
import { Anchor, Card, Text, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { reports } from '../../api/typed-calls.ts';
import { formatDay } from '../../ui/dates.ts';
import { t } from './texts.ts';

const reportsOn = (childId: number) =>
  queryOptions({
    queryKey: ['family reports', 'of child', childId],
    queryFn: ({ signal }) =>
      call(reports.listFamilyReports, { query: { student_id_eq: childId } }, { signal }),
    meta: { silent: true },
  });

/** What teachers shared about a child; nothing at all while they shared nothing. */
export const SharedReports = ({ child }: { child: Child }) => {
  const shared = useQuery(reportsOn(child.id)).data?.items ?? [];
  if (shared.length === 0) return null;
  return (
    <Card component="section" aria-label={t.reportsFromTeachers} mt="md">
      <Title order={2} size="h3" mb="xs">
        {t.reportsFromTeachers}
      </Title>
      {shared.map(({ id, about, teacher, start_date, end_date }) => (
        <div key={id}>
          <Anchor
            component={Link}
            to={screenPath('family-report', { id })}
            underline="always"
            py="xs"
            display="inline-block"
          >
            {t.to(formatDay(start_date), formatDay(end_date))}
          </Anchor>
          <Text size="sm" c="dimmed">
            {about ? t.aboutAndFrom(about, teacher) : t.from(teacher)}
          </Text>
        </div>
      ))}
    </Card>
  );
};
