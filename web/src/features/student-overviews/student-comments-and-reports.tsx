import { type StudentComment, type StudentOverview, screenPath } from '@inkling/contract';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime, formatDay } from '../../ui/dates.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { Rows } from '../../ui/rows.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { TruncatedListNote } from './truncated-list-note.tsx';

const Comment = ({ comment }: { comment: StudentComment }) => (
  <li>
    {comment.quote && (
      <Text size="sm" c="dimmed" lineClamp={2}>
        “{comment.quote}”
      </Text>
    )}
    <p className={textClasses.breakable}>{comment.comment}</p>
    <Text size="sm" c="dimmed">
      {comment.returned_work ? 'Returned ' : 'On '}
      <Link to={screenPath('feedback', {}, { writing: String(comment.writing.id) })}>
        {comment.writing.title}
      </Link>
      , {formatDateTime(comment.created_at)}
      {comment.by && `, ${comment.by}`}
    </Text>
  </li>
);

const reportStates = { completed: '', pending: ' (being written)', failed: ' (failed)' };

const Reports = ({ reports }: Pick<StudentOverview, 'reports'>) => (
  <Rows>
    {reports.map(({ id, title, start_date, end_date, status }) => (
      <li key={id}>
        <Link to={screenPath('teacher-activity-report-detail', { id })}>{title ?? 'Report'}</Link>
        <Text size="sm" c="dimmed">
          {formatDay(start_date)} to {formatDay(end_date)}
          {reportStates[status]}
        </Text>
      </li>
    ))}
  </Rows>
);

/** What was said about the student, and what was written. */
export const StudentCommentsAndReports = ({
  student,
  comments,
  comments_count,
  reports,
}: StudentOverview) => (
  <>
    <Section title="Comments">
      {comments.length === 0 ? (
        <Text c="dimmed">No comments yet.</Text>
      ) : (
        <Rows>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </Rows>
      )}
      <TruncatedListNote shown={comments.length} total={comments_count} student={student} isOnPieces />
    </Section>
    <Section title="Reports">
      {reports.length === 0 ? <Text c="dimmed">No reports yet.</Text> : <Reports reports={reports} />}
      <Button
        component={Link}
        variant="light"
        mt="md"
        to={screenPath('teacher-activity-report-list', {}, { student_id_eq: String(student.studentId) })}
      >
        All reports
      </Button>
    </Section>
  </>
);
