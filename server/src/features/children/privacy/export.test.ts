import { inflateRawSync } from 'node:zlib';
import {
  type AccessLogEntry,
  apiBase,
  type Criterion,
  chat,
  children,
  reviews,
  writings,
} from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  alertAnswers,
  alerts,
  auditEntries,
  chats,
  enrollments,
  teacherMarks,
  type UserRow,
} from '../../../db/schema/index.ts';
import { buildAuditReadEntry } from '../../../testing/build-audit-read-entry.ts';
import { buildChildWithTaggedRows } from '../../../testing/build-child-with-row-in-every-table.ts';
import { buildCourse, buildWriting } from '../../../testing/build-courses-and-writings.ts';
import { picturesHash } from '../../../testing/build-lesson-with-try.ts';
import { buildStudent, buildUser, signInAs } from '../../../testing/build-user.ts';
import { buildWritingWithFeedback, type PlaceOfWords } from '../../../testing/build-writing-with-feedback.ts';
import { recordStatements } from '../../../testing/record-statements.ts';
import { unpackPdf } from '../../../testing/unpack-pdf.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

/** Keys of the account, our own bookkeeping, a teacher's private note on an alert and a line that a teacher left out. */
const notTold = [
  'session-token',
  'note',
  'left-out',
  'token',
  'token-email',
  'own-reply',
  'own-html',
  'own-plain',
  'own-header',
];

/** One text of a zip file, found by the name in its local header. */
const unzipped = (file: Buffer, name: string): string => {
  const at = file.indexOf(name) - 30;
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  return inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 18))).toString('utf8');
};

describe('everything about a child', () => {
  const server = useTestApp({ PUBLIC_URL: 'https://inkling.example' });

  const download = async (parent: UserRow, childId: number, format = 'json') =>
    server.app.inject({
      url: `${apiBase}/children/${childId}/export?format=${format}`,
      headers: { authorization: `Bearer ${await signInAs(server.deps, parent)}` },
    });

  it('is one file with every word that is kept about it', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const child = await buildChildWithTaggedRows(server.deps, { tag: 'Zoe', parent, teacher });
    const response = await download(parent, child.id);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain('attachment');
    const { rows } = await server.deps.pool.query<{ mark: string }>(
      `select distinct (regexp_matches(t::text, 'Zoe_[a-z-]+(?:\\.txt)?', 'g'))[1] as mark from (${[
        'users',
        'notifications',
        'support_messages',
        'writings',
        'writing_revisions',
        'writing_logs',
        'chats',
        'chat_messages',
        'ai_feedbacks',
        'ai_feedback_items',
        'feedback_rounds',
        'teacher_marks',
        'feedback_advice',
        'writing_reviews',
        'alerts',
        'alert_answers',
        'activity_reports',
        'uploads',
        'lti_identities',
        'lti_grades',
      ]
        .map((table) => `select to_jsonb(x)::text as t from ${table} x`)
        .join(' union all ')}) as all_rows`,
    );
    expect(rows.length).toBeGreaterThan(30);
    const missing = rows.map(({ mark }) => mark).filter((mark) => !response.body.includes(mark));
    expect(missing.filter((mark) => !notTold.some((place) => mark === `Zoe_${place}`))).toEqual([]);
    expect(response.body).not.toContain(child.password_hash);
    expect(response.body).not.toContain(child.unsubscribe_token);
    expect(response.body).not.toContain(picturesHash);
    const everything = response.json();
    expect(everything.files[0].url).toMatch(/^https:\/\/inkling\.example\/files\/.+Zoe_file\.txt$/);
    const { known_as, grades, classes } = everything.learning_platforms;
    expect([known_as, grades, classes].map(({ length }) => length)).toEqual([1, 1, 1]);
    const openedBy = (entries: AccessLogEntry[]) => entries.map(({ viewer }) => viewer?.full_name);
    expect(openedBy(everything.writings[0].opened_by)).toEqual([teacher.full_name]);
    // The file says who opened it until then; having taken it along counts as opening every piece in it.
    const { body: log } = await server.callAs(parent, children.listAccessLog, { params: { id: child.id } });
    expect(openedBy(log)).toEqual([parent.full_name, teacher.full_name]);
  });

  it('holds a parent’s own note on an alert, and no worry that only teachers may read yet', async () => {
    const { db } = server.deps;
    const parent = await buildUser(db, { role: 'parent' });
    const child = await buildStudent(db, { parent_id: parent.id });
    const course = await buildCourse(db);
    await db.insert(enrollments).values({ course_id: course.id, student_id: child.id });
    const worry = { student_id: child.id, severity: 'high' as const, source: 'chat' as const };
    await db.insert(alerts).values({ ...worry, category: 'abuse', excerpt: 'my dad hits me' });
    const [known] = await db
      .insert(alerts)
      .values({ ...worry, category: 'bullying', excerpt: 'they push me' })
      .returning();
    await db.insert(alertAnswers).values({
      alert_id: known?.id ?? 0,
      user_id: parent.id,
      outcome: 'spoken',
      note: 'We rang the school.',
      answered_at: new Date(),
    });
    const { body } = await download(parent, child.id);
    expect(body).toContain('they push me');
    expect(body).toContain('We rang the school.');
    expect(body).not.toContain('my dad hits me');
  });

  it('is a page to read too, with names and words escaped', async () => {
    const child = await buildStudent(server.deps.db, { full_name: 'Mia <b>Rivers</b>' });
    const parent = { ...child, id: child.parent_id ?? 0, role: 'parent' as const };
    await buildWriting(server.deps.db, {
      student_id: child.id,
      title: 'The <script>alert(1)</script> owl',
      status: 'completed',
      content: 'The owl & the moon\nwoke.',
      word_count: 6,
      completed_at: new Date('2026-03-02T01:00:00Z'),
    });
    const { body, headers } = await download(parent, child.id, 'html');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<p>The owl &#38; the moon</p>\n<p>woke.</p>');
    expect(body).toContain('Finished on 2 March 2026');
    expect(body).toContain('The writing of Mia &#60;b&#62;Rivers&#60;/b&#62;');
    expect(body).not.toMatch(/<script|<b>/);
  });

  it('is a book too, with every piece that has words and no empty page', async () => {
    const child = await buildStudent(server.deps.db, { full_name: 'Mia Nguyễn' });
    const parent = { ...child, id: child.parent_id ?? 0, role: 'parent' as const };
    const begun = { student_id: child.id, started_at: new Date('2026-03-01T01:00:00Z') };
    await buildWriting(server.deps.db, { ...begun, title: 'The owl', content: 'It woke. 🦉\n\nIt flew.' });
    await buildWriting(server.deps.db, { ...begun, title: 'The moon', content: '' });
    await buildWriting(server.deps.db, { student_id: child.id, title: 'Only set' });
    const { headers, rawPayload } = await download(parent, child.id, 'pdf');
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain('.pdf');
    const file = unpackPdf(rawPayload);
    expect(file.startsWith('%PDF-')).toBe(true);
    // Text is packed in a PDF; the titles of its outline are not.
    const outline = [...file.matchAll(/\/Title \((The [a-z]+)\)/g)].map(([, title]) => title);
    expect(outline).toEqual(['The owl']);
    // The cover, the contents and the piece.
    expect(file.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
    expect(file).toContain('/Marked true');
    for (const kind of ['Document', 'H1', 'P']) expect(file).toContain(`/S /${kind}`);
  });

  it('is a document for Word too, with every script, emoji, mark and who gave it', async () => {
    const { db } = server.deps;
    const child = await buildStudent(db, { full_name: 'Mia & 小明' });
    const parent = { ...child, id: child.parent_id ?? 0, role: 'parent' as const };
    const teacher = await buildUser(db, { role: 'teacher', full_name: 'Ms Park' });
    const content = 'It woke. 🦉 <b>\n\nОна летит، محمد.';
    const { id } = await buildWriting(db, { student_id: child.id, title: 'The owl', content });
    await db.insert(teacherMarks).values({
      writing_id: id,
      version: 0,
      teacher_id: teacher.id,
      criterion: 'ideas',
      mark: 4,
      maximum: 5,
      reason: 'A night I can see.',
    });
    const { headers, rawPayload } = await download(parent, child.id, 'docx');
    expect(headers['content-disposition']).toContain('.docx');
    const text = unzipped(rawPayload, 'word/document.xml');
    const words = [...text.matchAll(/<w:t [^>]*>([^<]*)<\/w:t>/g)].map(([, found]) => found);
    for (const found of ['Mia &amp; 小明', 'The owl', 'It woke. 🦉 &lt;b&gt;', 'Она летит، محمد.'])
      expect(words).toContain(found);
    expect(words.slice(words.indexOf('Ideas'), words.indexOf('Ideas') + 4)).toEqual([
      'Ideas',
      '4 of 5',
      'Ms Park',
      'A night I can see.',
    ]);
  });

  it('holds what the child reads under a mark that a teacher changed, and nothing of the coach’s against it', async () => {
    const { db } = server.deps;
    const said = {
      words: (criterion: Criterion, place: PlaceOfWords) => `The coach’s ${place} on ${criterion}`,
      ...{ mark: () => 2, overall: 40, first: 30 },
    };
    const found = await buildWritingWithFeedback(db, { hold: {}, said });
    const given = { writing_id: found.writing.id, version: 2, round_id: found.round_id, maximum: 5 };
    const mark = { teacher_id: found.teacher.id, criterion: 'ideas' as const, mark: 4 };
    await db.insert(teacherMarks).values({ ...given, ...mark });
    const { body } = await download(found.parent, found.student.id);
    for (const place of ['comment', 'wish', 'rule'])
      expect(body).not.toContain(`The coach’s ${place} on ideas`);
    expect(body).toContain('The coach’s praise on ideas');
    expect(body).toContain('The coach’s comment on spelling');
    const page = (await download(found.parent, found.student.id, 'html')).body;
    const rows = [
      ...page.matchAll(/<tr><th scope="row">Ideas<\/th><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td>/g),
    ];
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['4 of 5', 'A teacher', expect.stringContaining('plenty of detail')],
    ]);
  });

  it('is read with the same statements whatever the number of writings', async () => {
    const child = await buildStudent(server.deps.db);
    const parent = { ...child, id: child.parent_id ?? 0, role: 'parent' as const };
    await buildWriting(server.deps.db, { student_id: child.id });
    const statements = async () =>
      (await recordStatements(server.deps.pool, async () => void (await download(parent, child.id)))).length;
    const before = await statements();
    for (let more = 0; more < 5; more += 1) await buildWriting(server.deps.db, { student_id: child.id });
    expect(await statements()).toBe(before);
  });

  it('is nobody else’s', async () => {
    const child = await buildStudent(server.deps.db);
    const stranger = await buildUser(server.deps.db, { role: 'parent' });
    expect((await download(stranger, child.id)).statusCode).toBe(404);
    expect((await download(stranger, child.id, 'pdf')).statusCode).toBe(404);
    expect((await download(stranger, child.id, 'docx')).statusCode).toBe(404);
    expect((await download(stranger, child.id, 'odt')).statusCode).toBe(422);
    const params = { id: child.id };
    expect((await server.callAs(stranger, children.listAccessLog, { params })).status).toBe(404);
  });
});

describe('who opened a child’s work', () => {
  const server = useTestApp();

  const buildScenario = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher', full_name: 'Ms Park' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const parent = await buildUser(db, { role: 'parent' });
    const child = await buildStudent(db, { parent_id: parent.id });
    const writing = await buildWriting(db, {
      student_id: child.id,
      course_id: course.id,
      title: 'The owl',
      status: 'completed',
    });
    return { teacher, parent, child, writing };
  };
  const log = (parent: UserRow, id: number, query = {}) =>
    server.callAs(parent, children.listAccessLog, { params: { id }, query });

  it('is told with name, role and piece, whichever way it was opened', async () => {
    const { teacher, parent, child, writing } = await buildScenario();
    const params = { id: writing.id };
    const [talk] = await server.deps.db.select().from(chats).where(eq(chats.target_id, writing.id));
    const ways = [
      () => server.callAs(teacher, writings.readWriting, { params }),
      () => server.callAs(teacher, writings.listRevisions, { params }),
      () => server.callAs(teacher, reviews.listReviews, { params }),
      () => server.callAs(teacher, chat.listMessages, { query: { chat_id_eq: talk?.id ?? 0 } }),
    ];
    for (const [earlier, open] of ways.entries()) {
      server.deps.clock.advance({ minutes: 61 });
      expect((await open()).status).toBe(200);
      const { body } = await log(parent, child.id);
      expect(body).toHaveLength(earlier + 1);
      expect(body[0]).toMatchObject({
        viewer: { id: teacher.id, full_name: 'Ms Park', role: 'teacher' },
        writing: { id: writing.id, title: 'The owl' },
      });
    }
  });

  it('does not count the child, and one visit is one visit', async () => {
    const { teacher, parent, child, writing } = await buildScenario();
    const params = { id: writing.id };
    await server.callAs(child, writings.readWriting, { params });
    expect((await log(parent, child.id)).body).toEqual([]);
    await server.callAs(teacher, writings.readWriting, { params });
    await server.callAs(teacher, reviews.listReviews, { params });
    expect((await log(parent, child.id)).body).toHaveLength(1);
  });

  it('comes in pages, newest first, and outlives the account of the visitor', async () => {
    const { teacher, parent, child, writing } = await buildScenario();
    const { db, clock } = server.deps;
    const opened = buildAuditReadEntry(writing, { actor_id: teacher.id, created_at: clock.now() });
    await db.insert(auditEntries).values(Array.from({ length: 12 }, () => opened));
    await db
      .insert(auditEntries)
      .values(buildAuditReadEntry(writing, { actor_id: 0, created_at: clock.now() }));
    const first = await log(parent, child.id);
    expect(first.body).toHaveLength(10);
    expect(first.body[0]?.viewer).toBeNull();
    expect((await log(parent, child.id, { page: 2 })).body).toHaveLength(3);
  });
});
