import type { Review, Writing } from '@inkling/contract';
import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../api/api-error.ts';
import { locatePassage, type Passage } from '../../../shared/feedback/locate-passage.ts';
import { ReviewEntry } from '../../../shared/review-entry.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Quote } from '../../../ui/quote.tsx';
import textClasses from '../../../ui/theme/text.module.css';
import { teacherName, teacherReviews } from './teacher-reviews.ts';

interface TeacherWordsProps {
  writing: Writing;
  /** The text as it is now: comments may be about words that have changed. */
  text: string;
  /** Shows a place of the draft, where that can be done. */
  onShow?: (start: number, end: number) => void;
}

const QuotedPlace = ({
  passage,
  text,
  onShow,
}: Omit<TeacherWordsProps, 'writing'> & { passage: Passage }) => {
  const place = locatePassage(text, passage);
  return (
    <>
      <Quote tone="coral" fs="italic" isGone={!place}>
        {passage.quote}
      </Quote>
      {!place && (
        <Text size="sm" c="dimmed">
          You have changed these words since.
        </Text>
      )}
      {place && onShow && (
        <Button
          variant="subtle"
          size="compact-md"
          mih="2.75rem"
          onClick={() => onShow(place.start, place.end)}
        >
          Show in my draft
        </Button>
      )}
    </>
  );
};

const Said = ({ review, ...rest }: Omit<TeacherWordsProps, 'writing'> & { review: Review }) => (
  <ReviewEntry action={review.action}>
    {review.action === 'return' && <Text fw={600}>{teacherName(review)} asks for another draft</Text>}
    {review.score !== null && (
      <Text fw={600}>
        {teacherName(review)}'s score: {Math.round(review.score)}
      </Text>
    )}
    {review.passage && <QuotedPlace passage={review.passage} {...rest} />}
    <Text className={textClasses.multiline}>{review.comment ?? review.reason}</Text>
    <Text size="sm" c="dimmed">
      {teacherName(review)}, {formatDateTime(review.created_at)}
    </Text>
  </ReviewEntry>
);

/** Everything a teacher said about this piece, the newest first. */
export const TeacherComments = ({ writing, ...rest }: TeacherWordsProps) => {
  const { data, error, refetch, isFetching } = useQuery(teacherReviews(writing));
  const said = data?.filter(({ action }) => action !== 'reviewed').toReversed();
  return (
    <Stack gap="sm">
      <Title order={2} fz="h3">
        Your teacher
      </Title>
      {error && <ErrorState text={errorText(error)} onRetry={refetch} retrying={isFetching} />}
      {!error && !said && <Skeleton height={96} radius="lg" />}
      {said?.length === 0 && <Text>{teacherName(data?.at(-1))} has read this piece.</Text>}
      {said && said.length > 0 && (
        <Stack component="ul" gap="sm">
          {said.map((review) => (
            <Said key={review.id} review={review} {...rest} />
          ))}
        </Stack>
      )}
    </Stack>
  );
};
