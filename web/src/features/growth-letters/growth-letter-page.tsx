import { type GrowthLetter, type LetterPart, screenPath, screens } from '@inkling/contract';
import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { call } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { growthLetters } from '../../api/typed-calls.ts';
import { DetailPage } from '../../shared/detail-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Quote } from '../../ui/quote.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { monthAfter, monthBefore, monthWords, thisMonth } from './months.ts';
import { t } from './texts.ts';

const letterOf = (id: string, month: string | undefined) =>
  queryOptions({
    queryKey: ['children', id, 'growth-letter', month],
    queryFn: ({ signal }) =>
      call(growthLetters.readGrowthLetter, { params: { id }, query: { month } }, { signal }),
    meta: { silent: true },
  });

const Part = ({ part: { text, quote, writing } }: { part: LetterPart }) => (
  <div>
    <Text>{text}</Text>
    {quote && (
      <Quote tone="coral" mt="xs" fs="italic">
        {quote}
      </Quote>
    )}
    {writing && quote && (
      <Anchor component={Link} to={screenPath('feedback', {}, { writing: String(writing.id) })} py="xs">
        {t.open(writing.title)}
      </Anchor>
    )}
  </div>
);

const Months = ({ letter: { child, month } }: { letter: GrowthLetter }) => {
  const to = (wanted: string) => screenPath('what-grew', { id: child.id }, { month: wanted });
  return (
    <Group justify="space-between" mt="lg">
      <Button component={Link} to={to(monthBefore(month))} variant="default">
        {monthWords(monthBefore(month))}
      </Button>
      {month < thisMonth() && (
        <Button component={Link} to={to(monthAfter(month))} variant="default">
          {monthWords(monthAfter(month))}
        </Button>
      )}
    </Group>
  );
};

const Letter = ({ letter }: { letter: GrowthLetter }) => {
  const { child, month, parts } = letter;
  return (
    <>
      <PageHeader title={t.whatGrew(child.full_name)} text={monthWords(month)} />
      {parts.length === 0 ? (
        <EmptyState
          title={t.nothingToTellYet}
          text={t.asSoonAsHasWritten(child.full_name, monthWords(month))}
        />
      ) : (
        <Card component="article" padding="xl" maw="44rem">
          <Stack gap="lg">
            {parts.map((part) => (
              <Part key={part.part} part={part} />
            ))}
          </Stack>
        </Card>
      )}
      <Months letter={letter} />
    </>
  );
};

const WithPlan = () => (
  <>
    <PageHeader title={t.whatGrew2} />
    <EmptyState title={t.aLetterForEveryMonth} text={t.whatYourChildFinishedA}>
      <Group justify="center" mt="md">
        <Button component={Link} to={screens.feedback.path} variant="default">
          {t.readFinishedWriting}
        </Button>
        <Button component={Link} to={screens['parent-billing'].path} variant="default">
          {t.seePlans}
        </Button>
      </Group>
    </EmptyState>
  </>
);

const missing = { title: t.childNotFound, text: t.thereIsNoChildOf };

const LetterPage = () => {
  const { filters } = useUrlFilters('month');
  const query = useQuery({
    ...letterOf(useParams().id ?? '', filters.month || undefined),
    select: (letter: GrowthLetter) => ({ ...letter, title: t.whatGrew(letter.child.full_name) }),
  });
  return (
    <DetailPage name={t.whatGrew2} query={query} missing={missing}>
      {(letter) => <Letter letter={letter} />}
    </DetailPage>
  );
};

/** A child's month in plain words for the parent. */
export const GrowthLetterPage = () =>
  useUser()?.subscription_status === 'active' ? <LetterPage /> : <WithPlan />;
