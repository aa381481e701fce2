import { alerts, chat, writings } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, type UserRow } from '../../db/schema/index.ts';
import { buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { markChatBusy, markChatFree } from './chat.queries.ts';

interface Event {
  id?: string;
  event: string;
  data: unknown;
}

const readEvents = (text: string): Event[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const fields = Object.fromEntries(
        block
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      );
      return { id: fields.id, event: fields.event ?? 'message', data: JSON.parse(fields.data ?? 'null') };
    });

describe('the chat with the coach', () => {
  const server = useTestApp();

  const startChat = async () => {
    const student = await buildStudent(server.deps.db);
    const { id } = await buildWriting(server.deps.db, { student_id: student.id });
    const { body } = await server.callAs(student, writings.readWriting, { params: { id } });
    return { student, writingId: id, chatId: body.chat?.id ?? 0 };
  };
  const post = async (student: UserRow, path: string, payload: object) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/app_api/v1${path}`,
      headers: { authorization: await signInAs(server.deps, student) },
      payload,
    });
    return {
      status: answer.statusCode,
      type: answer.headers['content-type'],
      events: answer.statusCode === 200 ? readEvents(answer.body) : [],
      body: answer.body,
    };
  };
  const sendMessage = (student: UserRow, chat_id: number, content: string) =>
    post(student, '/chat_messages', { chat_id, content });
  const messagesOf = async (student: UserRow, chat_id_eq: number) =>
    (await server.callAs(student, chat.listMessages, { query: { chat_id_eq, order_by: 'created_at asc' } }))
      .body;

  it('streams a reply whose pieces make up the stored message', async () => {
    const { student, chatId } = await startChat();
    const { type, events } = await sendMessage(
      student,
      chatId,
      'My story is about a dragon who is afraid of fire.',
    );
    expect(type).toContain('text/event-stream');
    const done = events.at(-1);
    const pieces = events.filter(({ event }) => event === 'message').map(({ data }) => data);
    expect(done).toMatchObject({
      event: 'done',
      data: { role: 'assistant', content: pieces.join(''), extra: { coach: 'built-in' } },
    });
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
    const stored = await messagesOf(student, chatId);
    expect(stored.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(stored[1]?.content).toBe(pieces.join(''));
    expect(stored[1]?.content).toContain('?');
  });

  it('records nothing of a message that came while it was answering', async () => {
    const { student, chatId } = await startChat();
    const { db, clock } = server.deps;
    await markChatBusy(db, chatId, { now: clock.now(), staleBefore: clock.now() });
    expect((await sendMessage(student, chatId, 'And then?')).status).toBe(409);
    const recorded = () =>
      db
        .select({ action: auditEntries.action })
        .from(auditEntries)
        .where(eq(auditEntries.actor_id, student.id));
    expect((await recorded()).filter(({ action }) => action === 'chat.sendMessage')).toEqual([]);
    await markChatFree(db, chatId);
    await sendMessage(student, chatId, 'And then?');
    expect((await recorded()).filter(({ action }) => action === 'chat.sendMessage')).toHaveLength(1);
  });

  it('never answers two messages at once', async () => {
    const { student, chatId } = await startChat();
    const answers = await Promise.all(
      ['First idea: a lost dog.', 'Second idea: a storm.', 'Third idea: a map.'].map((text) =>
        sendMessage(student, chatId, text),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409).length;
    const stored = await messagesOf(student, chatId);
    expect(stored).toHaveLength(2 * (3 - refused));
    for (const [index, { role }] of stored.entries()) expect(role).toBe(index % 2 ? 'assistant' : 'user');
    expect((await sendMessage(student, chatId, 'And now a fourth one.')).status).toBe(200);
  });

  it('opens a step once, with the same question for every tab', async () => {
    const { student, chatId } = await startChat();
    const open = () => server.callAs(student, chat.openStep, { body: { chat_id: chatId, step_id: 'ideas' } });
    const opened = await Promise.all([open(), open(), open()]);
    expect(new Set(opened.map(({ body }) => body.id)).size).toBe(1);
    expect(opened[0]?.body.content).toContain('?');
    expect(await messagesOf(student, chatId)).toHaveLength(1);
  });

  it('gives nothing to strangers, neither to read nor to write', async () => {
    const { chatId } = await startChat();
    const stranger = await buildStudent(server.deps.db);
    expect((await sendMessage(stranger, chatId, 'Hello?')).status).toBe(404);
    expect((await server.callAs(stranger, chat.listMessages, { query: { chat_id_eq: chatId } })).status).toBe(
      404,
    );
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    expect((await server.callAs(teacher, chat.listMessages, { query: { chat_id_eq: chatId } })).status).toBe(
      404,
    );
  });

  it('is closed when the writing is completed', async () => {
    const student = await buildStudent(server.deps.db);
    const writing = await buildWriting(server.deps.db, { student_id: student.id, status: 'completed' });
    const { body } = await server.callAs(student, writings.readWriting, { params: { id: writing.id } });
    expect((await sendMessage(student, body.chat?.id ?? 0, 'One more thing.')).status).toBe(409);
  });

  it('pages through old messages, newest first', async () => {
    const { student, chatId } = await startChat();
    for (let n = 0; n < 14; n += 1) await sendMessage(student, chatId, `Idea number ${n} is about a boat.`);
    const first = await server.callAs(student, chat.listMessages, { query: { chat_id_eq: chatId } });
    expect(first.body).toHaveLength(25);
    expect(first.headers['x-total']).toBe('28');
    const rest = await server.callAs(student, chat.listMessages, {
      query: { chat_id_eq: chatId, offset: 25 },
    });
    expect(rest.body.at(-1)?.content).toBe('Idea number 0 is about a boat.');
  });

  it('answers a child in danger with the caring text and tells the parent', async () => {
    const { student, chatId } = await startChat();
    const { events } = await sendMessage(student, chatId, 'i want to kill myself');
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { extra: { caring: true } } });
    const [, reply] = await messagesOf(student, chatId);
    expect(reply?.content).toContain('1800 55 1800');
    const parent = { ...student, id: student.parent_id ?? 0, role: 'parent' as const };
    const { body } = await server.callAs(parent, alerts.listAlerts, {});
    expect(body).toMatchObject([
      { severity: 'high', source: 'chat', student: { id: student.id }, acknowledged: null },
    ]);
    await server.runJobs();
    expect(server.deps.mail.sent.map(({ subject }) => subject)).toContain(
      'Please look at something a child wrote',
    );
    const acknowledged = await server.callAs(parent, alerts.acknowledgeAlert, {
      params: { id: body[0]?.id ?? 0 },
      body: { note: 'We talked.' },
    });
    expect(acknowledged.body.acknowledged?.note).toBe('We talked.');
    const stranger = await buildUser(server.deps.db, { role: 'parent' });
    expect((await server.callAs(stranger, alerts.listAlerts, {})).body).toEqual([]);
    expect(
      (await server.callAs(stranger, alerts.acknowledgeAlert, { params: { id: body[0]?.id ?? 0 }, body: {} }))
        .status,
    ).toBe(404);
  });

  it('refuses to answer again what was answered, and answers a cut reply again', async () => {
    const { student, chatId } = await startChat();
    await sendMessage(student, chatId, 'My hero is a quokka.');
    expect((await post(student, '/chat_messages/reply', { chat_id: chatId })).status).toBe(409);
    await server.deps.pool.query(
      `update chat_messages set content = 'Half a', extra = '{"cut": true}' where chat_id = $1 and role = 'assistant'`,
      [chatId],
    );
    const again = await post(student, '/chat_messages/reply', { chat_id: chatId });
    expect(again.events.at(-1)?.event).toBe('done');
    const stored = await messagesOf(student, chatId);
    expect(stored).toHaveLength(2);
    expect(stored[1]?.content).not.toBe('Half a');
  });
});
