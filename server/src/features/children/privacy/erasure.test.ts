import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accounts, children, files } from '@inkling/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { UserRow } from '../../../db/schema/index.ts';
import { buildChildWithTaggedRows } from '../../../testing/build-child-with-row-in-every-table.ts';
import { buildUser, signInAs } from '../../../testing/build-user.ts';
import { declarationOf, sampleFiles } from '../../../testing/sample-files.ts';
import { type Bucket, startBucket } from '../../../testing/start-bucket.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testCall } from '../../../testing/test-call.ts';

/** What teachers and operators write, and what holds no words; a new table must be named here or be marked. */
const notAChilds = [
  'activities',
  'activity_kinds',
  'audit_chains',
  'audit_entries',
  'challenges',
  'class_sign_ins',
  'comment_phrases',
  'course_invitations',
  'course_teachers',
  'courses',
  'district_admins',
  'district_invitations',
  'district_schools',
  'erased_accounts',
  'lti_attempts',
  'lti_choices',
  'lti_contexts',
  'lti_former_staff',
  'lti_links',
  'lti_platforms',
  'organisation_members',
  'organisations',
  'pages',
  'payment_events',
  'rate_limits',
  'roster_classes',
  'roster_runs',
  'sandbox_checkouts',
  'sandbox_subscriptions',
  'school_domains',
  'school_invitations',
  'seen_coach_marks',
  'sign_on_connections',
  'sign_on_domains',
  'subscriptions',
  'used_logout_tokens',
  'workflow_templates',
  'year_rollover_courses',
];
/** Made by chance, made from a password, words of our own, or figures. */
const notWords = [
  'activity_reports.target_type',
  'ai_feedback_items.criterion',
  'alert_answers.outcome',
  'alerts.source',
  'chats.target_type',
  'feedback_advice.criterion',
  'teacher_marks.criterion',
  'ai_feedbacks.not_counted',
  'feedback_rounds.marks',
  'feedback_rounds.marks_before',
  'writings.shown_versions',
  'uploads.content_type',
  'uploads.hex_digest',
  'uploads.signed_id',
  'users.unsubscribe_token',
  'users.password_hash',
  'users.pictures_hash',
  'users.settings',
  'users.tracking_code',
  'notifications.topic',
  'passkey_challenges.purpose',
  'roster_people.role',
  'writings.writing_type',
];

/** The files of a folder that hold the tag in their bytes or their names. */
const filesIn = async (folder: string, tag: string): Promise<string[]> => {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const path of paths)
    if (path.includes(tag) || (await readFile(path, 'utf8')).includes(tag)) found.push(path);
  return found;
};

describe('deleting', () => {
  const lines: string[] = [];
  let server: TestApp;
  let teacher: UserRow;
  beforeAll(async () => {
    const keep = { write: (line: string) => lines.push(line) };
    server = await startTestApp(inject('postgresUrl'), { LOG_LEVEL: 'trace' }, keep);
    teacher = await buildUser(server.deps.db, { role: 'teacher' });
  });
  afterAll(() => server.close());

  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await server.deps.pool.query<Row>(text, values)).rows;

  const listTables = () =>
    query<{ name: string; schema: string }>(
      `select table_schema as schema, quote_ident(table_schema) || '.' || quote_ident(table_name) as name
       from information_schema.tables
       where table_schema in ('public', 'queue') and table_type = 'BASE TABLE' order by 1, 2`,
    );

  /** Every table of ours and of the job queue that holds the tag in any column. */
  const tablesWith = async (tag: string): Promise<string[]> => {
    const found: string[] = [];
    for (const { name } of await listTables()) {
      const [row] = await query<{ total: number }>(
        `select count(*)::int as total from ${name} t where t::text like '%' || $1 || '%'`,
        [tag],
      );
      if (row && row.total > 0) found.push(name);
    }
    return found;
  };

  const columnsWithout = async (tag: string): Promise<string[]> => {
    const columns = await query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json')`,
    );
    const missing: string[] = [];
    for (const { table, column } of columns.filter((one) => !notAChilds.includes(one.table))) {
      const [row] = await query<{ total: number }>(
        `select count(*)::int as total from "${table}" where "${column}"::text like '%' || $1 || '%'`,
        [tag],
      );
      if (row?.total === 0) missing.push(`${table}.${column}`);
    }
    return missing.filter((place) => !notWords.includes(place));
  };

  const filesWith = (tag: string) => filesIn(server.deps.config.DATA_DIR, tag);

  /** A fingerprint of all rows of each table of ours. */
  const digest = async (): Promise<Record<string, string>> => {
    const digests: Record<string, string> = {};
    for (const { name, schema } of await listTables()) {
      if (schema !== 'public' || name === 'public.rate_limits') continue;
      const [row] = await query<{ digest: string }>(
        `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${name} t`,
      );
      digests[name] = row?.digest ?? '';
    }
    return digests;
  };

  const buildFamily = async (tag: string) => {
    const email = `${tag}_parent@example.test`;
    const parent = await buildUser(server.deps.db, { role: 'parent', email, full_name: `${tag}_parent` });
    const child = await buildChildWithTaggedRows(server.deps, { tag, parent, teacher });
    return { parent, child };
  };

  /** What leaves traces besides rows: wrong passwords, a forgotten one, an email that can't be sent. */
  const leaveTraces = async ({ child }: { child: UserRow }) => {
    const { app, deps } = server;
    const credentials = { identifier: child.screen_name, password: 'not-this-one' };
    await testCall(app, accounts.signIn, { body: credentials });
    await testCall(app, accounts.requestPasswordReset, { body: { email: child.email ?? '' } });
    const { send } = deps.mail;
    deps.mail.send = async (email) => {
      throw new Error(`could not send ${email.html} to ${email.to}`);
    };
    await server.runJobs();
    deps.mail.send = send;
  };

  it('has something to delete in every text a child can reach', async () => {
    await buildFamily('everywhere');
    expect(await columnsWithout('everywhere')).toEqual([]);
    expect(await filesWith('everywhere')).toHaveLength(1);
  });

  it('a child leaves nothing of it in rows, jobs, files and logs', async () => {
    const { parent } = await buildFamily('sibling');
    const token = await signInAs(server.deps, parent);
    const before = await digest();
    const child = await buildChildWithTaggedRows(server.deps, { tag: 'goner', parent, teacher });
    await leaveTraces({ child });
    const response = await testCall(server.app, children.deleteChild, { token, params: { id: child.id } });
    expect(response.status).toBe(204);
    await server.runJobs();
    expect(await tablesWith('goner')).toEqual([]);
    expect(await filesWith('goner')).toEqual([]);
    expect(lines.filter((line) => line.includes('goner'))).toEqual([]);
    // The class the child's work was for is the teacher's and stays, with its lesson; that an account is gone is kept by its number.
    const {
      'public.courses': _,
      'public.sessions': __,
      'public.erased_accounts': ___,
      // Says by numbers who deleted it.
      'public.audit_entries': ____,
      'public.class_sign_ins': _____,
      ...after
    } = await digest();
    expect(before).toMatchObject(after);
  });

  it('a family leaves nothing of it, and the other families are as they were', async () => {
    await buildFamily('neighbour');
    const before = await digest();
    const family = await buildFamily('leaver');
    await leaveTraces(family);
    const token = await signInAs(server.deps, family.parent);
    const response = await testCall(server.app, accounts.deleteMine, { token });
    expect(response.status).toBe(204);
    await server.runJobs();
    expect(server.deps.mail.sent.map(({ to }) => to)).toContain(family.parent.email);
    expect(await tablesWith('leaver')).toEqual([]);
    expect(await filesWith('leaver')).toEqual([]);
    expect(lines.filter((line) => line.includes('leaver'))).toEqual([]);
    const {
      'public.courses': _,
      'public.erased_accounts': __,
      'public.audit_entries': ___,
      'public.class_sign_ins': ____,
      ...after
    } = await digest();
    expect(before).toMatchObject(after);
    expect(await filesWith('neighbour')).toHaveLength(1);
  });
});

describe('deleting a child whose files lie in a bucket', () => {
  let bucket: Bucket;
  let server: TestApp;
  beforeAll(async () => {
    bucket = await startBucket();
    server = await startTestApp(inject('postgresUrl'), bucket.environment);
  });
  afterAll(async () => {
    await server.close();
    await bucket.close();
  });

  const buildFamily = async (tag: string) => {
    const { db } = server.deps;
    const parent = await buildUser(db, { role: 'parent' });
    const teacher = await buildUser(db, { role: 'teacher' });
    return { parent, child: await buildChildWithTaggedRows(server.deps, { tag, parent, teacher }) };
  };

  /** Bytes that arrived while nothing of ours has looked at them yet. */
  const sendUnsettled = async (child: UserRow, text: string) => {
    const file = sampleFiles.csv(text);
    const token = await signInAs(server.deps, child);
    const { body } = await testCall(server.app, files.startUpload, { token, body: declarationOf(file) });
    const { url, headers } = body.direct_upload;
    const response = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(file.bytes) });
    expect(response.ok).toBe(true);
  };

  it('empties it of them, the unsettled ones too, and of nobody else’s', async () => {
    await buildFamily('stayer');
    const { parent, child } = await buildFamily('goner');
    await sendUnsettled(child, 'goner_unsettled');
    expect(await filesIn(bucket.directory, 'goner')).toHaveLength(2);
    const token = await signInAs(server.deps, parent);
    await testCall(server.app, children.deleteChild, { token, params: { id: child.id } });
    await server.runJobs();
    expect(await filesIn(bucket.directory, 'goner')).toEqual([]);
    expect(await filesIn(bucket.directory, 'stayer')).toHaveLength(1);
  });
});
