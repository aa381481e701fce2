import { Drawer, Skeleton, Stack, Tabs, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { langOfWriting } from '../../../language/language.ts';
import { QueryState } from '../../../shared/query-state.tsx';
import { useBlindMarking } from '../../../shared/use-blind-marking.ts';
import { TabRow } from '../../../ui/tab-row.tsx';
import { useCloseTopmost } from '../../../ui/use-close-topmost.ts';
import { alertById } from '../../alerts/index.ts';
import { useAreCoachMarksHidden } from '../marks/use-are-coach-marks-hidden.ts';
import { reviewedWriting, reviewsOf } from '../reviews.queries.ts';
import { SubmissionTab } from '../submission/submission-tab.tsx';
import { ReviewTools } from '../tools/review-tools.tsx';
import { useCanSeeWritingProcess } from '../use-can-see-writing-process.ts';
import type { NextOrPreviousWriting, usePreviousAndNextWriting } from '../use-review-url.ts';
import { AiFeedbackTab } from './ai-feedback-tab.tsx';
import { ChatTab } from './chat-tab.tsx';
import classes from './review-drawer.module.css';
import { ReviewHeader } from './review-header.tsx';
import type { TabProps } from './tab-props.ts';
import { t } from './texts.ts';
import { TimelineTab } from './timeline-tab.tsx';
import { useReviewNavigation } from './use-review-navigation.ts';

interface ReviewDrawerProps {
  id: number;
  /** The worry whose words are to be shown in it. */
  alertId: number | null;
  /** Whether it stands in the list behind: a shared address may show another one. */
  isListed: boolean;
  /** Whether the list behind is what waits to be reviewed, which a reviewed one leaves. */
  isQueue: boolean;
  neighbours: ReturnType<typeof usePreviousAndNextWriting>;
  onShow: (next: NextOrPreviousWriting) => void;
  onClose: () => void;
}

const tabs = [
  { key: 'content', name: t.submissionContent, Content: SubmissionTab },
  { key: 'chat', name: t.aiChatHistory, Content: ChatTab },
  { key: 'activity', name: t.studentActivity, Content: TimelineTab },
  { key: 'feedback', name: t.aiFeedback, Content: AiFeedbackTab },
];

const Waiting = () => (
  <Stack gap="md" role="status">
    <VisuallyHidden>{t.loading}</VisuallyHidden>
    <Skeleton height={24} width="40%" radius="xl" />
    <Skeleton height={44} radius="lg" />
    <Skeleton height="50vh" radius="lg" />
  </Stack>
);

const ReviewTabs = (props: TabProps) => {
  const canSeeProcess = useCanSeeWritingProcess();
  const asked = useSearchParams()[0].get('tab');
  if (!canSeeProcess) return <SubmissionTab {...props} />;
  const opensChat = props.alert?.source === 'chat' || asked === 'chat';
  return (
    <Tabs defaultValue={opensChat ? 'chat' : 'content'} keepMounted={false}>
      <TabRow tabs={tabs.map(({ key, name }) => ({ value: key, label: name }))} />
      {tabs.map(({ key, Content }) => (
        <Tabs.Panel key={key} value={key} pt="lg">
          <Content {...props} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};

/** One writing from every side, over the list it was opened from. */
export const ReviewDrawer = ({ id, alertId, ...list }: ReviewDrawerProps) => {
  const { isOn: isBlind } = useBlindMarking();
  const writingQuery = useQuery(reviewedWriting(id, isBlind));
  const reviewsQuery = useQuery(reviewsOf(id));
  const alertQuery = useQuery(alertById(alertId));
  // An alert that can't be read takes nothing away from the writing.
  const alert = alertQuery.data?.writing?.id === id ? alertQuery.data : null;
  const onTop = useCloseTopmost(list.onClose);
  const hidesCoach = useAreCoachMarksHidden(writingQuery.data);
  const walk = useReviewNavigation({ id, ...list });
  return (
    <Drawer
      opened
      {...onTop}
      position="right"
      size="min(74rem, 100%)"
      title={writingQuery.data ? <span lang={langOfWriting}>{writingQuery.data.title}</span> : t.review}
      styles={{ content: { background: 'var(--paper)' } }}
      classNames={{ content: classes.content, title: classes.title, body: classes.body }}
    >
      <QueryState query={writingQuery} skeleton={<Waiting />}>
        {(writing) => (
          <QueryState query={reviewsQuery} skeleton={<Waiting />}>
            {(reviews) => (
              <Stack ref={walk.desk} gap="md" className={classes.desk}>
                <ReviewHeader writing={writing} hidesCoach={hidesCoach} />
                <ReviewTools
                  key={`tools-${id}`}
                  writing={writing}
                  onGo={walk.go}
                  isListed={list.isListed}
                  findNext={walk.findNext}
                />
                {alertQuery.isLoading ? (
                  <Waiting />
                ) : (
                  <ReviewTabs
                    key={id}
                    writing={writing}
                    reviews={reviews}
                    alert={alert}
                    hidesCoach={hidesCoach}
                    findNext={walk.findNext}
                  />
                )}
              </Stack>
            )}
          </QueryState>
        )}
      </QueryState>
    </Drawer>
  );
};
