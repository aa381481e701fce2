import type { Writing } from '@inkling/contract';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { TabProps } from '../drawer/tab-props.ts';
import { AnnotatedText } from './annotated-text.tsx';
import { Comments } from './comments.tsx';
import { DraftHistory } from './draft-history.tsx';
import { placeComments } from './place-comments.ts';
import type { Place } from './sentences.ts';
import classes from './submission.module.css';

const answerText = (content: string | string[]): string =>
  (Array.isArray(content) ? content.join(', ') : content).trim() || '/';

/** What the child planned before writing. */
const Answers = ({ data }: Pick<Writing, 'data'>) => {
  const forms = data.flatMap(({ id, title, content }) =>
    Array.isArray(content) && content.length > 0 ? [{ id, title, content }] : [],
  );
  return forms.map((form) => (
    <Card key={form.id}>
      <Title order={3} mb="xs">
        {form.title}
      </Title>
      <dl className={classes.answers}>
        {form.content.map(({ field, title, content }) => (
          <div key={field}>
            <dt>{title}</dt>
            <dd>{answerText(content)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  ));
};

/** The text as it was handed in, what was said about it, and how it came to be. */
export const SubmissionTab = ({ writing, reviews }: TabProps) => {
  const [chosen, setChosen] = useState<Place | null>(null);
  const [isCommenting, setIsCommenting] = useState(false);
  const [shown, setShown] = useState<number | null>(null);
  const comments = placeComments(writing.content, reviews);
  const mayReview = writing.permissions.review;
  const choose = (place: Place | null) => {
    setChosen(place);
    setIsCommenting(false);
  };
  return (
    <div className={classes.columns}>
      <Stack gap="lg">
        {writing.content.trim() === '' ? (
          <Card>
            <Text c="dimmed">No text has been written yet.</Text>
          </Card>
        ) : (
          <AnnotatedText
            text={writing.content}
            comments={comments}
            shown={shown}
            chosen={chosen}
            isCommenting={isCommenting}
            onChoose={mayReview ? choose : null}
            onComment={() => setIsCommenting(true)}
          />
        )}
        <Answers data={writing.data} />
        <DraftHistory writingId={writing.id} />
      </Stack>
      <Comments
        writing={writing}
        comments={comments}
        passage={isCommenting ? chosen : null}
        onDropPassage={() => choose(null)}
        onShow={setShown}
      />
    </div>
  );
};
