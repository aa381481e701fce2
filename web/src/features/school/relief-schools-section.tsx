import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../ui/dates.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { reliefSchoolsQuery } from './school.queries.ts';

/** For somebody who stands in; nothing for everybody else. */
export const ReliefSchoolsSection = () => {
  const items = useQuery(reliefSchoolsQuery).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title="You stand in">
      <Rows label="You stand in">
        {items.map(({ id, name, ends_on }) => (
          <Row key={id}>
            <RowText>
              <Text fw={600}>{name}</Text>
              <Text size="sm" c="dimmed">
                Until {formatDate(ends_on)}. Classes you were put into are under Courses.
              </Text>
            </RowText>
          </Row>
        ))}
      </Rows>
    </Section>
  );
};
