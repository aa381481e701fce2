import { createServer } from 'node:http';
import { accounts, children, feedback, help, writings } from '@inkling/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { portOf } from '../../testing/port-of.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const marker = 'zebrafish';
const spans = z.array(
  z.object({
    traceId: z.string().regex(/^[0-9a-f]{32}$/),
    spanId: z.string().regex(/^[0-9a-f]{16}$/),
    parentSpanId: z.string().optional(),
    name: z.string(),
    kind: z.number(),
    startTimeUnixNano: z.string(),
    endTimeUnixNano: z.string(),
    attributes: z.array(z.object({ key: z.string(), value: z.object({}).loose() })),
    status: z.object({ code: z.number() }).optional(),
  }),
);

describe('traces', () => {
  const sent: { text: string; headers: unknown; url: string | undefined }[] = [];
  const collector = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    sent.push({ text, headers: request.headers, url: request.url });
    response.end('{}');
  });
  beforeAll(() => new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void collector.close());
  const server = useTestApp(async () => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${portOf(collector)}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic abc=,x-tenant=inkling',
  }));

  /** All spans so far; what is closed sends what it still has. */
  const received = async () => {
    await server.deps.traces.close();
    return spans.parse(
      sent.flatMap(({ text }) =>
        JSON.parse(text).resourceSpans.flatMap((each: { scopeSpans: { spans: unknown[] }[] }) =>
          each.scopeSpans.flatMap((scope) => scope.spans),
        ),
      ),
    );
  };

  it('lead from a call over its job to the coach, by the id that the log has', async () => {
    const student = await buildStudent(server.deps.db);
    const content = `The ${marker} swam home. It was glad to see its mother again.`;
    const data = [{ id: 'draft', title: marker, type: 'freeWriting' as const, content }];
    const { id } = await buildWriting(server.deps.db, {
      student_id: student.id,
      title: marker,
      data,
      content,
    });
    const asked = await server.callAs(student, feedback.requestFeedback, { params: { id }, body: {} });
    await server.runJobs();

    const traceId = String(asked.headers['x-request-id']).replaceAll('-', '');
    const trace = (await received()).filter((span) => span.traceId === traceId);
    const named = (name: string) => trace.find((span) => span.name === name);
    const call = named('POST /app_api/v1/writings/:id/ai_feedbacks/generate');
    expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    const job = named('job generate-feedback');
    expect(named('coach feedback')?.parentSpanId).toBe(job?.spanId);
    expect(named('coach check-risk')?.parentSpanId).toBe(job?.spanId);
    expect(sent[0]).toMatchObject({
      url: '/v1/traces',
      headers: { authorization: 'Basic abc=', 'x-tenant': 'inkling' },
    });
  });

  it('hold no word of anybody, whether a call succeeds, is refused or fails', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent', full_name: marker });
    const student = await buildStudent(server.deps.db, { parent_id: parent.id, full_name: marker });
    const { id } = await buildWriting(server.deps.db, { student_id: student.id, title: marker });
    await Promise.all([
      server.call(accounts.signIn, { body: { identifier: marker, password: `${marker}-password` } }),
      server.callAs(parent, accounts.updateMine, { body: { full_name: `${marker} Smith` } }),
      server.callAs(parent, children.listChildren, { query: {} }),
      server.callAs(parent, help.sendMessage, { body: { message: marker } }),
      server.callAs(student, writings.askForHints, { params: { id }, body: { text: `I seen a ${marker}.` } }),
      server.app.inject({ url: `/app_api/v1/pages/${marker}?q=${marker}` }),
      server.app.inject({ url: `/files/${marker}/${marker}.png` }),
      server.app.inject({ url: `/reset_password?token=${marker}` }),
    ]);
    await server.deps.pool.query('alter table support_messages rename column message to hidden');
    await server.callAs(parent, help.sendMessage, { body: { message: marker } });
    await server.deps.pool.query('alter table support_messages rename column hidden to message');
    await server.runJobs();

    const all = await received();
    expect(all.some(({ status }) => status?.code === 2)).toBe(true);
    expect(all.length).toBeGreaterThan(10);
    expect(JSON.stringify(sent)).not.toContain(marker);
    const keys = new Set(all.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    const known = ['http.request.method', 'http.route', 'http.response.status_code', 'error.type'];
    expect([...keys].filter((key) => !known.includes(key))).toEqual([]);
  });
});
