import { criterionLabels, unscoredMessages } from '@inkling/contract';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { writeCsv } from '../../services/csv/write-csv.ts';
import { noteSeenMarks, noteSeenMarksOfStudents } from '../blind-marking/index.ts';
import { type ProgressDeps, type TeacherViewing, teacherOnDate } from './read-teacher-progress.ts';
import { listScores, listStudentStatistics } from './teacher-progress.queries.ts';

const studentColumns = [
  'Student',
  'Username',
  'Year',
  'Assigned',
  'Completed',
  'In progress',
  'Not started',
  'Overdue',
  'Completion %',
  'Average score',
];

export const exportStudentProgress = async (deps: ProgressDeps, reader: TeacherViewing) => {
  const of = teacherOnDate(deps, reader);
  const { items } = await listStudentStatistics(deps.db, of, { pageRange: null });
  await noteSeenMarksOfStudents(deps, reader, { studentIds: items.map(({ id }) => id) });
  const lines = items.map((row) => [
    row.full_name,
    row.screen_name,
    row.grade_level,
    row.total,
    row.completed,
    row.progressing,
    row.pending,
    row.overdue,
    row.percentage,
    row.score,
  ]);
  return { filename: `student-progress-${of.today}.csv`, csv: writeCsv(studentColumns, lines) };
};

const scoreColumns = [
  'Student',
  'Username',
  'Writing',
  'Course',
  'Challenge',
  'Status',
  'Due',
  'Completed on',
  'Words',
  'Redrafts',
  'First attempt',
  'Score',
  'Coach score',
  'Teacher score',
  'Teacher marks',
  'Note',
];
const statusWords = { pending: 'Not Started', progressing: 'In Progress', completed: 'Completed' };
const rounded = (score: number | null): number | null => (score === null ? null : Math.round(score));

export const exportScores = async (deps: ProgressDeps, reader: TeacherViewing) => {
  const { TIME_ZONE } = deps.config;
  const rows = await listScores(deps.db, reader);
  const withScore = rows.filter(({ ai_scoring }) => ai_scoring !== null);
  await noteSeenMarks(
    deps,
    { ...reader.teacher, role: 'teacher' },
    withScore.map(({ id }) => id),
  );
  const lines = rows.map((row) => [
    row.student,
    row.screen_name,
    row.title,
    row.course,
    row.challenge,
    statusWords[row.status],
    row.due_date,
    row.completed_at && dateInTimeZone(TIME_ZONE, row.completed_at),
    row.word_count,
    row.redrafts,
    rounded(row.ai_scoring === null ? null : row.first_scoring),
    rounded(row.teacher_scoring ?? row.ai_scoring),
    rounded(row.ai_scoring),
    rounded(row.teacher_scoring),
    row.teacher_marks
      .map(({ criterion, mark, maximum }) => `${criterionLabels[criterion]} ${mark} of ${maximum}`)
      .join('; ') || null,
    row.ai_scoring === null && row.unscored ? unscoredMessages[row.unscored].label : null,
  ]);
  return {
    filename: `writing-scores-${dateInTimeZone(TIME_ZONE, deps.clock.now())}.csv`,
    csv: writeCsv(scoreColumns, lines),
  };
};
