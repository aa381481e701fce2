import type pg from 'pg';

export interface School {
  students: number;
  /** Of each student. */
  writings: number;
  /** In a class. */
  classSize: number;
}

interface Parts extends School {
  teacherId: number;
  parentId: number | null;
}

/** Rows in one statement each, of whole numbers only: a class of thousands is there in seconds. */
const rowsOf = ({ teacherId, parentId, students, writings, classSize }: Parts): string[] => [
  `insert into users (role, full_name, screen_name, password_hash, tracking_code, unsubscribe_token, grade_level, parent_id)
   select 'student', 'Student ' || n, 'pupil_${teacherId}_' || n, 'none', 'none', 'mail_${teacherId}_' || n, 5, ${parentId}::int
   from generate_series(1, ${students}) n`,
  `insert into courses (teacher_id, title, description, subject, learning_goal, estimated_time, estimated_time_unit, code)
   select ${teacherId}, 'Class ' || n, 'A class', 'writing', 'To write', 4, 'weeks', 'c${teacherId}_' || n
   from generate_series(1, ${Math.ceil(students / classSize)}) n`,
  `insert into activities (teacher_id, title, description, requirements, status)
   select ${teacherId}, 'Activity ' || n, 'An activity', '<p>Write</p>', 'published'
   from generate_series(1, ${writings}) n`,
  `insert into enrollments (course_id, student_id)
   select c.id, u.id from (
     select id, (row_number() over (order by id) - 1) / ${classSize} as class from users
     where screen_name ^@ 'pupil_${teacherId}_'
   ) u join (
     select id, row_number() over (order by id) - 1 as class from courses where teacher_id = ${teacherId}
   ) c on c.class = u.class`,
  `insert into writings (student_id, activity_id, course_id, teacher_id, title, writing_type, status, due_date, content,
     word_count, ai_scoring, completed_at, updated_at)
   select e.student_id, a.id, e.course_id, ${teacherId}, a.title || ' of ' || e.student_id, 'narrative',
     s.status::writing_status, date '2026-01-01' + (a.id % 300)::int, repeat('A fox ran over the hill. ', 30), 180,
     case when s.status = 'completed' then 40 + (a.id * 7 + e.student_id) % 60 end,
     case when s.status = 'completed' then timestamptz '2026-01-01' + (a.id % 300) * interval '1 day' end,
     timestamptz '2026-01-01' + (a.id::bigint * 131 + e.student_id * 17) % 400000 * interval '1 minute'
   from activities a
   join courses c on c.teacher_id = ${teacherId}
   join enrollments e on e.course_id = c.id
   cross join lateral (
     select (array['completed', 'completed', 'completed', 'progressing', 'pending'])[1 + (a.id + e.student_id) % 5] as status
   ) s
   where a.teacher_id = ${teacherId}`,
];

/** The coach's marks on the newest finished piece of every student. */
const marksOf = ({ teacherId }: Parts): string[] => [
  `insert into ai_feedbacks (writing_id)
   select distinct on (student_id) id from writings where teacher_id = ${teacherId} and status = 'completed'
   order by student_id, completed_at desc, id desc`,
  `insert into ai_feedback_items (feedback_id, criterion, status, result)
   select f.id, c.criterion, 'generated', jsonb_build_object('criterion', c.criterion, 'mark', 1 + f.id % 3,
     'maximum', 5, 'evidence', '[]'::jsonb, 'met', 'Has ideas.', 'next', 'Builds the ideas up.')
   from ai_feedbacks f join writings w on w.id = f.writing_id
   cross join unnest(array['audience','text_structure','ideas','vocabulary','cohesion','paragraphing',
     'sentence_structure','punctuation','spelling','character_and_setting']) c(criterion)
   where w.teacher_id = ${teacherId}
   -- As in life, the marks of one piece lie side by side.
   order by f.id`,
];

/** A teacher with classes whose students all have all activities, and the coach's marks on their newest. */
export const buildLargeSchool = async (
  pool: pg.Pool,
  teacher: { id: number },
  school: School & { parentId?: number },
): Promise<void> => {
  const parts = { parentId: null, ...school, teacherId: teacher.id };
  for (const text of [...rowsOf(parts), ...marksOf(parts)]) await pool.query(text);
};
