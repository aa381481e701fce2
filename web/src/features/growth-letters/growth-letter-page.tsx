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
        Open “{writing.title}”
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
      <PageHeader title={`What grew: ${child.full_name}`} text={monthWords(month)} />
      {parts.length === 0 ? (
        <EmptyState
          title="Nothing to tell yet"
          text={`As soon as ${child.full_name} has written something in ${monthWords(month)}, it stands here.`}
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
    <PageHeader title="What grew" />
    <EmptyState
      title="A letter for every month comes with Unlimited AI"
      text="What your child finished, a sentence of theirs, what grew and one thing to try at home. Finished writing itself is always yours to read."
    >
      <Group justify="center" mt="md">
        <Button component={Link} to={screens.feedback.path} variant="default">
          Read finished writing
        </Button>
        <Button component={Link} to={screens['parent-billing'].path} variant="default">
          See plans
        </Button>
      </Group>
    </EmptyState>
  </>
);

const missing = { title: 'Child Not Found', text: 'There is no child of yours at this address.' };

const LetterPage = () => {
  const { filters } = useUrlFilters('month');
  const query = useQuery({
    ...letterOf(useParams().id ?? '', filters.month || undefined),
    select: (letter: GrowthLetter) => ({ ...letter, title: `What grew: ${letter.child.full_name}` }),
  });
  return (
    <DetailPage name="What grew" query={query} missing={missing}>
      {(letter) => <Letter letter={letter} />}
    </DetailPage>
  );
};

/** A child's month in plain words for the parent. */
export const GrowthLetterPage = () =>
  useUser()?.subscription_status === 'active' ? <LetterPage /> : <WithPlan />;
