import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { UserRow } from '../db/schema/index.ts';
import * as tables from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { defaultWorkflows } from '../features/workflows/index.ts';
import { addLti, addRoster, addSso, type Seeding } from './add-school-rows-of-child.ts';
import { buildAuditReadEntry } from './build-audit-read-entry.ts';
import { buildCourse, buildWriting } from './build-courses-and-writings.ts';
import { buildUpload } from './build-upload.ts';
import { buildUser } from './build-user.ts';

const soon = new Date('2099-01-01T00:00:00Z');

/** Only adults have any; should a child ever get one, it goes with the child. */
const addPasskey = async (
  db: Db,
  { user_id, session_id, mark }: { user_id: number; session_id: number } & Pick<Seeding, 'mark'>,
): Promise<void> => {
  await db.insert(tables.passkeys).values({
    user_id,
    credential_id: mark('passkey-id'),
    public_key: mark('passkey-key'),
    user_handle: mark('passkey-handle'),
    name: mark('passkey-name'),
    transports: [mark('passkey-transport')],
    is_synced: true,
  });
  await db.insert(tables.passkeyChallenges).values({
    challenge_hash: mark('challenge'),
    purpose: 'confirm',
    browser_hash: mark('challenge-browser'),
    session_id,
    user_handle: mark('challenge-handle'),
    expires_at: soon,
  });
};

const addAccount = async ({ deps: { db }, child, mark }: Seeding): Promise<void> => {
  const [session] = await db
    .insert(tables.sessions)
    .values({
      user_id: child.id,
      token_hash: mark('session-token'),
      device: mark('device'),
      sign_on_sid: mark('sign-on-session'),
      last_used_at: soon,
      expires_at: soon,
      shared_until: soon,
    })
    .returning();
  await addPasskey(db, { user_id: child.id, session_id: session?.id ?? 0, mark });
  await db.insert(tables.accountTokens).values({
    user_id: child.id,
    purpose: 'verify_email',
    token_hash: mark('token'),
    email: mark('token-email'),
    expires_at: soon,
  });
  await db.insert(tables.notifications).values({
    user_id: child.id,
    topic: 'feedback',
    title: mark('notification-title'),
    body: mark('notification-body'),
    translations: { zh: { title: mark('translated-title'), body: mark('translated-body') } },
    link: mark('notification-link'),
    dedupe_key: mark('notification-once'),
  });
  await db.insert(tables.supportMessages).values({
    user_id: child.id,
    name: mark('support-name'),
    email: mark('support-email'),
    subject: mark('support-subject'),
    message: mark('support-message'),
  });
  await db.insert(tables.achievementUnlocks).values({ student_id: child.id, rule_id: 1, unlocked_at: soon });
};

const addEmails = async ({ deps: { db }, child, teacher, mark }: Seeding): Promise<void> => {
  const email = (to: string) => ({
    to_address: mark(`${to}-address`),
    reply_to: mark(`${to}-reply`),
    subject: mark(`${to}-subject`),
    html: mark(`${to}-html`),
    plain: mark(`${to}-plain`),
    headers: { 'x-note': mark(`${to}-header`) },
    dedupe_key: mark(`${to}-once`),
  });
  await db.insert(tables.emails).values([
    { ...email('own'), user_id: child.id },
    { ...email('about'), user_id: teacher.id, mentioned_child_ids: [child.id] },
  ]);
};

const addWork = async (seeding: Seeding): Promise<number> => {
  const { deps, child, teacher, mark } = seeding;
  const [first, ...rest] = defaultWorkflows.narrative;
  const course = await buildCourse(deps.db, { teacher_id: teacher.id });
  const entry = { id: 'draft', title: 'Draft', type: 'freeWriting' as const, content: mark('entry') };
  const writing = await buildWriting(deps.db, {
    student_id: child.id,
    course_id: course.id,
    title: mark('title'),
    content: mark('content'),
    data: [entry],
    own_steps: first ? [{ ...first, title: mark('step') }, ...rest] : [],
  });
  const writing_id = writing.id;
  await deps.db.insert(tables.writingRevisions).values({
    writing_id,
    version: 1,
    reason: 'interval',
    data: [{ ...entry, content: mark('revision-entry') }],
    content: mark('revision'),
    word_count: 1,
  });
  await deps.db.insert(tables.timeLogs).values({
    writing_id,
    step: mark('log-step'),
    started_at: soon,
    data: { id: 'draft', type: 'freeWriting', title: mark('log') },
  });
  await deps.db.insert(tables.teacherStudents).values({ teacher_id: teacher.id, student_id: child.id });
  return writing_id;
};

const addTalk = async ({ deps: { db }, mark }: Seeding, writing_id: number): Promise<void> => {
  const chat = (await db.select().from(tables.chats)).find(({ target_id }) => target_id === writing_id);
  if (!chat) throw new Error('every writing has a chat');
  await db
    .update(tables.chats)
    .set({ cards: [{ id: 'who', slot: 'who', label: 'Who', text: mark('card') }] })
    .where(eq(tables.chats.id, chat.id));
  await db.insert(tables.chatMessages).values({
    chat_id: chat.id,
    role: 'user',
    content: mark('message'),
    extra: { step_id: mark('message-step') },
  });
  const next_step = { criterion: 'ideas' as const, text: mark('next-step') };
  const [feedback] = await db.insert(tables.aiFeedbacks).values({ writing_id, next_step }).returning();
  if (!feedback) throw new Error('insert returned no row');
  const part = { score: 1, content: [mark('feedback')] };
  await db.insert(tables.aiFeedbackItems).values({
    feedback_id: feedback.id,
    criterion: 'ideas',
    output: {
      comment: mark('comment'),
      what_you_did_well: part,
      suggestions: part,
      example_to_learn_from: '',
    },
    result: { criterion: 'ideas', mark: 1, maximum: 5, evidence: [], met: mark('met'), next: null },
    left_out: [mark('left-out')],
  });
  await addRound(db, { writing_id, mark });
};

const addRound = async (db: Db, { writing_id, mark }: { writing_id: number } & Pick<Seeding, 'mark'>) => {
  const [round] = await db
    .insert(tables.feedbackRounds)
    .values({
      writing_id,
      number: 1,
      version: 1,
      content: mark('round'),
      words: 1,
      marks: [{ criterion: 'ideas', mark: 1, maximum: 5 }],
      coach_version: mark('coach'),
    })
    .returning();
  await db.insert(tables.feedbackAdvice).values({
    round_id: round?.id ?? 0,
    criterion: 'ideas',
    rule: mark('rule'),
    text: mark('advice'),
    passage: { start: 0, end: 1, quote: mark('advice-passage') },
    words: [mark('advice-word')],
    after: mark('advice-after'),
  });
};

const addGrownUps = async ({ deps: { db }, ...seeding }: Seeding, writing_id: number): Promise<void> => {
  const { teacher, child, mark } = seeding;
  await db.insert(tables.writingReviews).values({
    writing_id,
    reviewer_id: teacher.id,
    action: 'comment',
    comment: mark('review'),
    passage: { start: 0, end: 1, quote: mark('passage') },
    reason: mark('reason'),
  });
  await db.insert(tables.teacherMarks).values({
    writing_id,
    version: 0,
    teacher_id: teacher.id,
    criterion: 'ideas',
    mark: 1,
    maximum: 5,
    reason: mark('teacher-mark'),
  });
  const opened = { actor_id: teacher.id, created_at: new Date(0) };
  await db
    .insert(tables.auditEntries)
    .values(buildAuditReadEntry({ id: writing_id, student_id: child.id }, opened));
  const worry = { severity: 'high' as const, category: mark('category'), source: 'chat' as const };
  const [alert] = await db
    .insert(tables.alerts)
    .values({
      ...worry,
      student_id: child.id,
      writing_id,
      excerpt: mark('excerpt'),
      before: mark('before'),
      after: mark('after'),
      withheld_at: new Date(0),
    })
    .returning();
  await db.insert(tables.alertAnswers).values({
    alert_id: alert?.id ?? 0,
    user_id: teacher.id,
    outcome: 'spoken',
    note: mark('note'),
    answered_at: soon,
  });
  await db.insert(tables.studentReports).values({
    teacher_id: teacher.id,
    student_id: child.id,
    target_type: 'Course',
    target_id: 1,
    start_date: '2026-03-01',
    end_date: '2026-03-31',
    report_result: mark('report'),
    family_result: mark('family_report'),
  });
};

/** A child whose family's tag stands in every text the database and the file store can hold about it. */
export const buildChildWithTaggedRows = async (
  deps: Deps,
  { tag, parent, teacher }: { tag: string; parent: UserRow; teacher: UserRow },
): Promise<UserRow> => {
  const mark = (place: string) => `${tag}_${place}`;
  const child = await buildUser(deps.db, {
    role: 'student',
    parent_id: parent.id,
    full_name: mark('name'),
    screen_name: mark('username'),
    email: `${mark('address')}@example.test`,
    main_improvement_goal: mark('goal'),
    consent_text: mark('consent'),
  });
  const seeding = { deps, teacher, child, mark };
  await buildUpload(deps, child.id, {
    filename: mark('file.txt'),
    content_type: 'text/plain',
    bytes: Buffer.from(mark('bytes')),
  });
  await addAccount(seeding);
  await addSso(seeding);
  await addRoster(seeding);
  await addLti(seeding);
  await addEmails(seeding);
  const writingId = await addWork(seeding);
  await addTalk(seeding, writingId);
  await addGrownUps(seeding, writingId);
  return child;
};
