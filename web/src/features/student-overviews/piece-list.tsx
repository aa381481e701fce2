import {
  pluralise,
  type StudentOverview,
  type StudentPiece,
  screenPath,
  unscoredMessages,
} from '@inkling/contract';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { displayedWritingStatus } from '../../shared/displayed-writing-status.ts';
import { MoreTimeButton } from '../../shared/more-time/more-time-button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { formatDate, formatDay } from '../../ui/dates.ts';
import { durationInWords } from '../../ui/duration-in-words.ts';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { TruncatedListNote } from './truncated-list-note.tsx';

/** The day that says most: handed in, due, or last touched. */
const dateOf = ({ completed_at, due_date, usual_due_date, updated_at, status }: StudentPiece): string => {
  if (completed_at) return `Handed in ${formatDate(completed_at)}`;
  if (due_date && usual_due_date)
    return `Due ${formatDay(due_date)}, in place of ${formatDay(usual_due_date)}`;
  if (due_date) return `Due ${formatDay(due_date)}`;
  return status === 'pending' ? 'No due date' : `Worked on ${formatDate(updated_at)}`;
};

const scoreOf = ({ score, first_score, scored_by_teacher, unscored }: StudentPiece): string | null => {
  if (unscored) return unscoredMessages[unscored].label;
  if (score === null) return null;
  const first = first_score === null ? '' : ` (first attempt ${Math.round(first_score)})`;
  return `${scored_by_teacher ? "Teacher's score" : 'Score'} ${Math.round(score)}${first}`;
};

/** What has not been begun has nothing to read. */
const Title = ({ piece }: { piece: StudentPiece }) =>
  piece.status === 'pending' ? (
    piece.title
  ) : (
    <Link to={screenPath('feedback', {}, { writing: String(piece.id) })}>{piece.title}</Link>
  );

const Chat = ({ piece: { id, title, chat_messages } }: { piece: StudentPiece }) =>
  chat_messages > 0 && (
    <>
      {' · '}
      <Link
        to={screenPath('feedback', {}, { writing: String(id), tab: 'chat' })}
        aria-label={`Chat about ${title}, ${pluralise(chat_messages, 'message')}`}
      >
        Chat ({chat_messages})
      </Link>
    </>
  );

const Piece = ({ piece, student }: { piece: StudentPiece; student: string }) => {
  const { label, tone } = displayedWritingStatus(piece, new Date());
  const facts = [
    scoreOf(piece),
    dateOf(piece),
    piece.spent_time > 0 ? durationInWords(piece.spent_time) : null,
  ];
  return (
    <Row>
      <RowText>
        <Text fw={600}>
          <Title piece={piece} />
        </Text>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
          <Chat piece={piece} />
        </Text>
      </RowText>
      <MoreTimeButton piece={piece} student={student} />
      <Chip tone={tone}>{label}</Chip>
    </Row>
  );
};

export const PieceList = ({ pieces, student }: Pick<StudentOverview, 'pieces' | 'student'>) =>
  pieces.length === 0 ? (
    <Text c="dimmed">You have not set any work for this student yet.</Text>
  ) : (
    <>
      <Rows label="Pieces">
        {pieces.map((piece) => (
          <Piece key={piece.id} piece={piece} student={student.studentName} />
        ))}
      </Rows>
      <TruncatedListNote shown={pieces.length} total={student.totalAssignedActivities} student={student} />
    </>
  );
