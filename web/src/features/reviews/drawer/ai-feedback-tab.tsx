import {
  type CriterionResult,
  type FeedbackCategory,
  type FeedbackStatus,
  feedbackCategories,
  firstNameOf,
  type TeacherMark,
  type Writing,
} from '@inkling/contract';
import { Accordion, Alert, Group, Stack, Text, Title } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { langOfWriting } from '../../../language/language.ts';
import { ApprovalNeededNotice } from '../../../shared/feedback/awaiting-approval-notice.tsx';
import { BorrowedScaleNote } from '../../../shared/feedback/borrowed-scale-note.tsx';
import { CriterionRemarks } from '../../../shared/feedback/criterion-remarks.tsx';
import { MarkBadge } from '../../../shared/feedback/mark-badge.tsx';
import { NotCountedNotice } from '../../../shared/feedback/not-counted-notice.tsx';
import { NotYetForParentsNotice } from '../../../shared/feedback/not-yet-for-parents-notice.tsx';
import { criterionTexts } from '../../../shared/labels/criteria.texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Quote } from '../../../ui/quote.tsx';
import { ChangedMarkNotice } from '../lines/changed-mark-notice.tsx';
import { LeaveOutHint } from '../lines/leave-out-hint.tsx';
import { useLineTools } from '../lines/use-line-tools.tsx';
import type { TabProps } from './tab-props.ts';
import { t } from './texts.ts';

const mostQuotes = 6;

/** The words a mark rests on. */
const Evidence = ({ text, result }: { text: string; result: CriterionResult }) => {
  const places = result.evidence.filter(({ start, end }) => start < end && end <= text.length);
  if (places.length === 0) return null;
  return (
    <section>
      <Title order={4} fz="md">
        {t.evidenceInTheText}
      </Title>
      <Stack component="ul" gap="sm" mt="xs">
        {places.slice(0, mostQuotes).map(({ start, end, label, speaks }) => (
          <li key={`${start}-${end}-${label}`}>
            <Quote tone={speaks === 'against' ? 'sun' : 'leaf'}>
              <Text fs="italic">{text.slice(start, end)}</Text>
              <Text size="sm" c="dimmed">
                {label}
              </Text>
            </Quote>
          </li>
        ))}
      </Stack>
      {places.length > mostQuotes && (
        <Text size="sm" c="dimmed" mt="xs">
          {t.andMore(places.length - mostQuotes)}
        </Text>
      )}
    </section>
  );
};

/** Why nothing is said; the rest speaks for itself. */
const missingWords: Partial<Record<FeedbackStatus, string>> = {
  generating: t.theCoachIsReading,
  failed: t.theCoachCouldNotFinish,
};

const teacherMarkOn = (writing: Writing, criterion: FeedbackCategory): TeacherMark | undefined =>
  writing.teacher_marks.findLast((each) => each.criterion === criterion);

const CriterionPanel = ({
  writing,
  criterion,
}: Pick<TabProps, 'writing'> & { criterion: FeedbackCategory }) => {
  const { output = {}, results = {}, generated_status = {} } = writing.ai_feedback ?? {};
  const said = output[criterion];
  const result = results[criterion];
  const teacherMark = teacherMarkOn(writing, criterion);
  const tools = useLineTools(writing, criterion);
  const status = generated_status[criterion];
  if (!said) return <Text c="dimmed">{(status && missingWords[status]) ?? t.noFeedbackAvailable}</Text>;
  // What was said about an older text may point at other words now.
  const isFresh = status === 'generated';
  const child = writing.permissions.review ? undefined : firstNameOf(writing.student.full_name);
  return (
    <Stack gap="md">
      {!isFresh && (
        <Alert color="sun" py="xs">
          {t.thisWasSaidEarlier}
        </Alert>
      )}
      {tools && <ChangedMarkNotice writing={writing} result={result} teacherMark={teacherMark} />}
      <CriterionRemarks
        output={said}
        result={result}
        child={child}
        tools={tools}
        teacherReason={
          teacherMark?.reason && (
            <Text>{t.nameAndReason(teacherMark.teacher?.full_name ?? t.aTeacher, teacherMark.reason)}</Text>
          )
        }
      />
      {result && isFresh && <Evidence text={writing.content} result={result} />}
    </Stack>
  );
};

/** What the coach told the child, criterion by criterion. */
export const AiFeedbackTab = ({ writing, hidesCoach }: TabProps) => {
  const { ai_feedback: found } = writing;
  const isTeacher = writing.permissions.review;
  const criteria = feedbackCategories.filter(
    (criterion) => found?.generated_status[criterion] && (isTeacher || !found.held.includes(criterion)),
  );
  if (hidesCoach) return <EmptyState title={t.hiddenWhileYouMarkBlind} text={t.saveYourMarks} />;
  if (!found || (criteria.length === 0 && found.held.length === 0))
    return <EmptyState title={t.noFeedbackAvailable} text={t.theCoachHasNotBeenAsked} />;
  return (
    <Stack gap="md">
      {isTeacher ? (
        <ApprovalNeededNotice found={found} isFinished={writing.status === 'completed'} />
      ) : (
        <NotYetForParentsNotice found={found} />
      )}
      {found.next_step && (
        <Alert color="leaf" icon={<IconTargetArrow aria-hidden />} title={t.oneThingToDoNext}>
          <span lang={langOfWriting}>{found.next_step.text}</span>
        </Alert>
      )}
      {isTeacher && <LeaveOutHint student={writing.student} />}
      <NotCountedNotice notCounted={found.not_counted} />
      <BorrowedScaleNote type={writing.writing_type} />
      <Accordion variant="separated" multiple defaultValue={criteria.slice(0, 1)} order={3}>
        {criteria.map((criterion) => {
          const result = found.results[criterion];
          return (
            <Accordion.Item key={criterion} value={criterion}>
              <Accordion.Control>
                <Group justify="space-between" pr="md">
                  <Text fw={600}>{criterionTexts.names[criterion]}</Text>
                  <MarkBadge result={result} teacherMark={teacherMarkOn(writing, criterion)} />
                </Group>
              </Accordion.Control>
              <Accordion.Panel>
                <CriterionPanel writing={writing} criterion={criterion} />
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
    </Stack>
  );
};
