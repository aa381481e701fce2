import { type CallInput, type StepEntry, saveConflict, writings } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aiFeedbackItems, aiFeedbacks, type UserRow, writingRevisions } from '../../db/schema/index.ts';
import { buildWriting, readWritingRow } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, signInAs } from '../../testing/build-user.ts';
import { readQueryPlans } from '../../testing/read-query-plans.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { defaultWorkflows } from '../workflows/index.ts';

const draft = (content: string): StepEntry => ({
  id: 'draft',
  title: 'Drafting',
  type: 'freeWriting',
  content,
});
const plan = (content: string): StepEntry => ({
  id: 'outline',
  title: 'Outlining',
  type: 'structuredForm',
  content: [{ field: 'who', title: 'Who?', content, placeholder: '' }],
});
const words = (count: number, word = 'word') =>
  Array.from({ length: count }, (_, i) => `${word}${i}`).join(' ');

describe('saving a writing', () => {
  const server = useTestApp();

  const buildDraft = async (overrides: Parameters<typeof buildWriting>[1] = {}) => {
    const student = await buildStudent(server.deps.db);
    const started_at = server.deps.clock.now();
    return {
      student,
      writing: await buildWriting(server.deps.db, { student_id: student.id, started_at, ...overrides }),
    };
  };
  const save = (student: UserRow, id: number, body: CallInput<typeof writings.saveWriting>['body']) =>
    server.callAs(student, writings.saveWriting, { params: { id }, body });
  const revisionsOf = (id: number) =>
    server.deps.db
      .select()
      .from(writingRevisions)
      .where(eq(writingRevisions.writing_id, id))
      .orderBy(writingRevisions.id);

  it('stores the steps, takes the content from the draft and counts up the version', async () => {
    const { student, writing } = await buildDraft();
    const { status, body } = await save(student, writing.id, {
      data: [plan('Finn'), draft('Finn found a\n\nlamp.')],
      version: 0,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      content: 'Finn found a\n\nlamp.',
      word_count: 4,
      status: 'progressing',
    });
    expect(await readWritingRow(server.deps.db, writing.id)).toMatchObject({
      data: [plan('Finn'), draft('Finn found a\n\nlamp.')],
      word_count: 4,
      version: 1,
    });
  });

  it('prefers a content that is sent', async () => {
    const { student, writing } = await buildDraft();
    const { body } = await save(student, writing.id, { data: [draft('one')], content: 'the whole piece' });
    expect(body.content).toBe('the whole piece');
  });

  it('answers the same text sent twice, also from the version before, without a second save', async () => {
    const { student, writing } = await buildDraft();
    const body = { data: [draft('Once')], version: 0 };
    expect((await save(student, writing.id, body)).body.version).toBe(1);
    expect((await save(student, writing.id, body)).body.version).toBe(1);
    expect((await save(student, writing.id, { ...body, version: 1 })).body.version).toBe(1);
  });

  it('refuses an older version with the stored writing, and keeps both texts', async () => {
    const { student, writing } = await buildDraft();
    await save(student, writing.id, { data: [draft('from the first tab')], version: 0 });
    for (let n = 0; n < 2; n += 1) {
      const refused = await save(student, writing.id, { data: [draft('from the second tab')], version: 0 });
      expect(refused.status).toBe(409);
      expect(saveConflict.parse(refused.error).writing).toMatchObject({
        content: 'from the first tab',
        version: 1,
      });
    }
    expect((await revisionsOf(writing.id)).map(({ reason, content }) => [reason, content])).toEqual([
      ['conflict', 'from the second tab'],
    ]);
  });

  it('keeps the stored text too when the child chooses the other one after a conflict', async () => {
    const { student, writing } = await buildDraft();
    await save(student, writing.id, { data: [draft('mine')], version: 0 });
    await save(student, writing.id, { data: [draft('theirs')], version: 0 });
    expect((await save(student, writing.id, { data: [draft('theirs')], version: 1 })).status).toBe(200);
    expect((await revisionsOf(writing.id)).map(({ content }) => content)).toEqual(['theirs', 'mine']);
  });

  it('lets exactly one of twenty tabs win, and loses none of the texts', async () => {
    const { student, writing } = await buildDraft();
    const texts = Array.from({ length: 20 }, (_, i) => `the text of tab ${i}`);
    const responses = await Promise.all(
      texts.map((text) => save(student, writing.id, { data: [draft(text)], version: 0 })),
    );
    expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
    const stored = await readWritingRow(server.deps.db, writing.id);
    expect(stored.version).toBe(1);
    const kept = await revisionsOf(writing.id);
    expect([stored.content, ...kept.map(({ content }) => content)].sort()).toEqual(texts.sort());
  });

  it('never lets empty or missing text replace text', async () => {
    const { student, writing } = await buildDraft();
    await save(student, writing.id, { data: [plan('Finn'), draft('A lamp.')], version: 0 });
    await save(student, writing.id, { data: [plan(''), draft('  ')], version: 1 });
    await save(student, writing.id, { data: [], version: 1 });
    await save(student, writing.id, { data: [draft('')], content: '', version: 1 });
    expect(await readWritingRow(server.deps.db, writing.id)).toMatchObject({
      data: [plan('Finn'), draft('A lamp.')],
      content: 'A lamp.',
      version: 1,
    });
  });

  it('empties what the child cleared, and keeps it among the earlier drafts', async () => {
    const { student, writing } = await buildDraft();
    await save(student, writing.id, { data: [plan('Finn'), draft('A lamp.')], version: 0 });
    const { body } = await save(student, writing.id, {
      data: [plan('Finn'), draft('')],
      version: 1,
      cleared: true,
    });
    expect(body).toMatchObject({ content: '', version: 2 });
    expect(await revisionsOf(writing.id)).toMatchObject([
      { reason: 'cleared', content: 'A lamp.', version: 1, data: [plan('Finn'), draft('A lamp.')] },
    ]);
  });

  it('keeps an earlier draft after five minutes of changes, and not sooner', async () => {
    const { student, writing } = await buildDraft();
    const type = (text: string) => save(student, writing.id, { data: [draft(text)] });
    await type('One.');
    server.deps.clock.advance({ minutes: 4 });
    await type('One. Two.');
    expect(await revisionsOf(writing.id)).toEqual([]);
    server.deps.clock.advance({ minutes: 1 });
    await type('One. Two. Three.');
    await type('One. Two. Three. Four.');
    expect(await revisionsOf(writing.id)).toMatchObject([{ reason: 'interval', content: 'One. Two.' }]);
  });

  it('keeps an earlier draft at once when more than 120 words changed', async () => {
    const { student, writing } = await buildDraft();
    await save(student, writing.id, { data: [draft(words(100))] });
    await save(student, writing.id, { data: [draft(words(110))] });
    expect(await revisionsOf(writing.id)).toEqual([]);
    await save(student, writing.id, { data: [draft(words(130, 'pasted'))] });
    expect(await revisionsOf(writing.id)).toMatchObject([{ content: words(110), word_count: 110 }]);
  });

  it('keeps a passage of twenty words before it is deleted or another text takes its place', async () => {
    const { student, writing } = await buildDraft();
    await save(student, writing.id, { data: [draft(words(20))] });
    await save(student, writing.id, { data: [draft(`${words(20)} And more.`)] });
    expect(await revisionsOf(writing.id)).toEqual([]);
    await save(student, writing.id, { data: [draft('Another text.')] });
    expect(await revisionsOf(writing.id)).toMatchObject([{ content: `${words(20)} And more.` }]);
  });

  it('marks finished feedback as outdated when the text changes, not when only the plan does', async () => {
    const { student, writing } = await buildDraft({ content: 'A lamp.', data: [draft('A lamp.')] });
    const { db } = server.deps;
    const [feedback] = await db.insert(aiFeedbacks).values({ writing_id: writing.id }).returning();
    const feedback_id = feedback?.id ?? 0;
    await db.insert(aiFeedbackItems).values([
      { feedback_id, criterion: 'ideas', status: 'generated' },
      { feedback_id, criterion: 'spelling', status: 'generating' },
    ]);
    const planned = await save(student, writing.id, { data: [plan('Finn')] });
    expect(planned.body.ai_feedback?.generated_status).toEqual({
      ideas: 'generated',
      spelling: 'generating',
    });
    const changed = await save(student, writing.id, { data: [draft('A lamp in the fog.')] });
    const expected = { ideas: 'need_refresh', spelling: 'generating' };
    expect(changed.body.ai_feedback?.generated_status).toEqual(expected);
    const read = await server.callAs(student, writings.readWriting, { params: { id: writing.id } });
    expect(read.body.ai_feedback?.generated_status).toEqual(expected);
  });

  it('keeps the writing’s own steps only, so that a step can’t grow without end', async () => {
    const { student, writing } = await buildDraft();
    const foreign = (n: number) => ({ ...draft(words(2000)), id: `foreign-${n}` });
    for (let n = 0; n < 3; n += 1) {
      const data = [
        draft(`Finn found ${n} lamps.`),
        ...Array.from({ length: 29 }, (_, i) => foreign(29 * n + i)),
      ];
      expect((await save(student, writing.id, { data })).status).toBe(200);
    }
    const { data } = await readWritingRow(server.deps.db, writing.id);
    expect(data).toEqual([draft('Finn found 2 lamps.')]);
  });

  it('drops what was stored for other steps with the next change, and keeps its words among the earlier drafts', async () => {
    const stray = { ...draft('A stray line.'), id: 'stray' };
    const { student, writing } = await buildDraft({ data: [draft('One.'), stray], content: 'One.' });
    const same = await save(student, writing.id, { data: [draft('One.')], version: 7 });
    expect(same).toMatchObject({ status: 200, body: { version: 0 } });
    const { body } = await save(student, writing.id, { data: [draft('One. Two.'), stray], version: 0 });
    expect(body.data).toEqual([draft('One. Two.')]);
    expect(await revisionsOf(writing.id)).toMatchObject([{ data: [draft('One.'), stray] }]);
  });

  it('keeps the steps of work whose activity is gone', async () => {
    const { student, writing } = await buildDraft({
      own_steps: null,
      data: [draft('One.')],
      content: 'One.',
    });
    const { body } = await save(student, writing.id, { data: [draft('One. Two.')], version: 0 });
    expect(body.content).toBe('One. Two.');
  });

  it('says when a writing is full, and still lets it get shorter', async () => {
    const page = 'x'.repeat(199_990);
    const steps = ['one', 'two', 'three', 'four'].map((id) => ({ ...draft(page), id }));
    const own_steps = steps.flatMap(({ id }) =>
      defaultWorkflows.narrative.slice(0, 1).map((step) => ({ ...step, id })),
    );
    const { student, writing } = await buildDraft({ own_steps });
    expect((await save(student, writing.id, { data: steps.slice(0, 3) })).status).toBe(200);
    const refused = await save(student, writing.id, { data: steps });
    expect(refused.status).toBe(422);
    expect(refused.error.error_message).toContain('This writing is full: it can hold 600,000 characters.');
    const shorter = { data: [{ ...draft('Less.'), id: 'one' }] };
    expect((await save(student, writing.id, shorter)).status).toBe(200);
  });

  it('costs the same after a thousand saves', async () => {
    const { student, writing } = await buildDraft();
    await server.deps.pool.query(
      `insert into writing_revisions (writing_id, version, reason, data, content, word_count)
       select $1, n, 'interval', '[]', 'Draft ' || n, 2 from generate_series(1, 1000) n`,
      [writing.id],
    );
    // As the database does by itself after a while: without it every table is small to the planner.
    await server.deps.pool.query('analyze writing_revisions');
    const token = await signInAs(server.deps, student);
    const params = { id: writing.id };
    const { scans } = await readQueryPlans(server.deps.pool, async () => {
      // The second is refused, and its text is kept.
      for (const text of ['Finn found a lamp.', 'Finn lost it.']) {
        const body = { data: [draft(text)], version: 0 };
        await server.call(writings.saveWriting, { token, params, body });
      }
    });
    const looked = scans.filter(({ table }) => table === 'writing_revisions');
    expect(looked.length).toBeGreaterThan(0);
    expect(Math.max(...looked.map(({ rows, times }) => rows * times))).toBeLessThanOrEqual(10);
  });

  it('begins a pending writing', async () => {
    const { student, writing } = await buildDraft({ status: 'pending', started_at: null });
    const { body } = await save(student, writing.id, { data: [draft('Off we go.')], version: 0 });
    expect(body).toMatchObject({ status: 'progressing', content: 'Off we go.', version: 1 });
  });

  it('keeps the words of a second device, once, when the piece was handed in from another', async () => {
    const entry = draft('The end.');
    const { student, writing } = await buildDraft({
      status: 'completed',
      data: [entry],
      content: 'The end.',
    });
    const late = { data: [draft('The end. And a fox came home.')], version: 3 };
    for (let n = 0; n < 2; n += 1) {
      const { status, error } = await save(student, writing.id, late);
      expect([status, saveConflict.parse(error).writing.status]).toEqual([409, 'completed']);
    }
    const kept = await revisionsOf(writing.id);
    expect(kept).toMatchObject([{ reason: 'conflict', content: 'The end. And a fox came home.' }]);
    expect(await readWritingRow(server.deps.db, writing.id)).toMatchObject({ content: 'The end.' });
    expect((await save(student, writing.id, { data: [entry], version: 3 })).status).toBe(409);
    expect(await revisionsOf(writing.id)).toHaveLength(1);
  });

  it('never changes a completed writing', async () => {
    const { student, writing } = await buildDraft({ status: 'completed', content: 'The end.' });
    const refused = await save(student, writing.id, { data: [draft('Or not?')] });
    expect(refused.status).toBe(409);
    expect(saveConflict.parse(refused.error).writing.content).toBe('The end.');
  });

  it("answers 404 to somebody else's writing and 422 to bad input", async () => {
    const { student, writing } = await buildDraft();
    expect((await save(await buildStudent(server.deps.db), writing.id, { data: [] })).status).toBe(404);
    const bad = await save(student, writing.id, {
      data: [{ id: 'a', title: 'A', type: 'nonsense' as 'chat' }],
    });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.error.fields ?? {})).toEqual(['data.0.type']);
  });
});
