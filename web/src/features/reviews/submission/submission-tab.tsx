import type { Criterion, Span, Writing } from '@inkling/contract';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { langOfWriting } from '../../../language/language.ts';
import { locatePassage } from '../../../shared/feedback/locate-passage.ts';
import { useBlindMarking } from '../../../shared/use-blind-marking.ts';
import { Columns } from '../../../ui/columns.tsx';
import { useConfirmClose, useConfirmLeave } from '../../../ui/use-confirm-leave.ts';
import { AlertNotice } from '../drawer/alert-notice.tsx';
import type { TabProps } from '../drawer/tab-props.ts';
import { t } from '../drawer/texts.ts';
import { useScrollToAlertPassage } from '../drawer/use-scroll-to-alert-passage.ts';
import { markingOf } from '../marks/marks.queries.ts';
import { MarksPanel } from '../marks/marks-panel.tsx';
import { Rounds } from '../marks/rounds.tsx';
import { canBeMarked } from '../marks/use-are-coach-marks-hidden.ts';
import { useCanSeeWritingProcess } from '../use-can-see-writing-process.ts';
import { AnnotatedText } from './annotated-text.tsx';
import { CommentForm } from './comment-form.tsx';
import { Comments } from './comments.tsx';
import { DraftHistory } from './draft-history.tsx';
import { placeComments } from './place-comments.ts';
import classes from './submission.module.css';

/** The child's own words, as the child would list them. */
const separator = ', ';

const answerText = (content: string | string[]): string =>
  (Array.isArray(content) ? content.join(separator) : content).trim() || '/';

/** What the child planned before writing. */
const Answers = ({ data, told }: Pick<Writing, 'data'> & { told: string | undefined }) => {
  const forms = data.flatMap(({ id, title, content }) =>
    Array.isArray(content) && content.length > 0 ? [{ id, title, content }] : [],
  );
  return forms.map((form) => (
    <Card key={form.id} lang={langOfWriting}>
      <Title order={3} mb="xs">
        {form.title}
      </Title>
      <Stack component="dl" gap="sm" className={classes.answers}>
        {form.content.map(({ field, title, content }) => (
          <div key={field}>
            <dt>{title}</dt>
            <dd data-told={(told && answerText(content).includes(told)) || undefined}>
              {answerText(content)}
            </dd>
          </div>
        ))}
      </Stack>
    </Card>
  ));
};

/** The places the coach's mark rests on, as far as they are about this very text. */
const evidenceOf = ({ ai_feedback, content }: Writing, criterion: Criterion | null) => {
  if (!criterion || ai_feedback?.generated_status[criterion] !== 'generated') return [];
  const found = ai_feedback.results[criterion]?.evidence ?? [];
  return found.filter(({ start, end }) => start < end && end <= content.length);
};

/** Marks would be lost by leaving the piece; a comment waits in this tab until the teacher is back. */
const useUnsavedReview = () => {
  const [hasMarks, tellMarks] = useState(false);
  const [hasComment, tellComment] = useState(false);
  useConfirmLeave(hasMarks);
  useConfirmClose(hasComment);
  return { tellMarks, tellComment };
};

/** The text as it was handed in, what was said about it, and how it came to be. */
export const SubmissionTab = ({ writing, reviews, alert, hidesCoach, findNext }: TabProps) => {
  const [criterion, setCriterion] = useState<Criterion | null>(null);
  const { tellMarks, tellComment } = useUnsavedReview();
  const canSeeProcess = useCanSeeWritingProcess();
  const isMarked = canBeMarked(writing) && canSeeProcess;
  const { isOn: isBlind } = useBlindMarking();
  const { data: marking } = useQuery(markingOf(writing.id, { isBlind, enabled: isMarked }));
  const [chosen, setChosen] = useState<Span | null>(null);
  const [isCommenting, setIsCommenting] = useState(false);
  const [shown, setShown] = useState<number | null>(null);
  const comments = placeComments(writing.content, reviews);
  const told =
    alert && alert.source !== 'chat'
      ? locatePassage(writing.content, { start: 0, end: 0, quote: alert.excerpt })
      : null;
  const view = useScrollToAlertPassage();
  const mayReview = writing.permissions.review;
  const choose = (place: Span | null) => {
    setChosen(place);
    setIsCommenting(false);
  };
  return (
    <Columns widths="minmax(0, 1fr) minmax(18rem, 26rem)" ref={view}>
      <Stack gap="lg" className={classes.column}>
        {alert && alert.source !== 'chat' && <AlertNotice alert={alert} />}
        {writing.content.trim() === '' ? (
          <Card>
            <Text c="dimmed">{t.noTextYet}</Text>
          </Card>
        ) : (
          <AnnotatedText
            text={writing.content}
            comments={comments}
            shown={shown}
            chosen={chosen}
            told={told}
            evidence={hidesCoach ? [] : evidenceOf(writing, criterion)}
            isCommenting={isCommenting}
            onChoose={mayReview ? choose : null}
            onComment={() => setIsCommenting(true)}
          />
        )}
        <Stack gap="lg" className={classes.background}>
          <Answers data={writing.data} told={alert?.excerpt} />
          {marking && !hidesCoach && <Rounds drafts={marking.drafts} />}
          {canSeeProcess && <DraftHistory writingId={writing.id} />}
        </Stack>
      </Stack>
      <Stack gap="lg" className={`${classes.column} ${classes.side}`}>
        {mayReview && (
          <CommentForm
            writing={writing}
            passage={isCommenting ? chosen : null}
            criterion={criterion}
            onDropPassage={() => choose(null)}
            onUnsaved={tellComment}
            findNext={findNext}
          />
        )}
        {marking && marking.criteria.length > 0 && (
          <MarksPanel
            writing={writing}
            marking={marking}
            hidesCoach={hidesCoach}
            open={criterion}
            onOpen={setCriterion}
            onUnsaved={tellMarks}
          />
        )}
        <Comments comments={comments} onShow={setShown} />
      </Stack>
    </Columns>
  );
};
