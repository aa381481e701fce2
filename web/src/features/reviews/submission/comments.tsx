import type { Review } from '@inkling/contract';
import { Card, Stack, Text, Title } from '@mantine/core';
import { langOfWriting } from '../../../language/language.ts';
import { ReviewEntry } from '../../../shared/review-entry.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Quote } from '../../../ui/quote.tsx';
import textClasses from '../../../ui/theme/text.module.css';
import { t } from '../drawer/texts.ts';
import { CommentActions } from './comment-actions.tsx';
import type { PlacedComment } from './place-comments.ts';

interface CommentsProps {
  comments: PlacedComment[];
  onShow: (number: number | null) => void;
}

const headings: Record<Review['action'], string> = {
  comment: t.comment,
  score: t.scoreChanged,
  return: t.returnedForAnotherDraft,
  reviewed: t.reviewed,
};

const CommentCard = ({ review, place, onShow }: PlacedComment & Pick<CommentsProps, 'onShow'>) => (
  <ReviewEntry
    action={review.action}
    onMouseEnter={() => onShow(place?.number ?? null)}
    onMouseLeave={() => onShow(null)}
  >
    <Text fw={600} size="sm">
      {place && <Chip tone="sun">{place.number}</Chip>}{' '}
      {review.score === null ? headings[review.action] : t.scoreChangedTo(Math.round(review.score))}
    </Text>
    {review.passage && (
      <Quote tone="sun" fs="italic" c="dimmed" isGone={place === null}>
        {review.passage.quote}
      </Quote>
    )}
    {review.passage && !place && (
      <Text size="sm" c="dimmed">
        {t.theseWordsHaveChanged}
      </Text>
    )}
    <Text className={textClasses.multiline} lang={langOfWriting}>
      {review.comment ?? review.reason}
    </Text>
    <Text size="sm" c="dimmed">
      {t.whoAndWhen(review.reviewer?.full_name ?? t.aTeacher, formatDateTime(review.created_at))}
    </Text>
    <CommentActions review={review} />
  </ReviewEntry>
);

/** Everything that was said by teachers. */
export const Comments = ({ comments, onShow }: CommentsProps) => (
  <Card component="section" aria-labelledby="review-comments">
    <Title order={3} id="review-comments" mb="sm">
      {t.comments}
    </Title>
    {comments.length === 0 && <Text c="dimmed">{t.noTeacherHasCommented}</Text>}
    {comments.length > 0 && (
      <Stack component="ul" gap="sm">
        {comments.map((comment) => (
          <CommentCard key={comment.review.id} {...comment} onShow={onShow} />
        ))}
      </Stack>
    )}
  </Card>
);
