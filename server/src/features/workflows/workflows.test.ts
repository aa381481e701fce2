import { activityTypes, type Step, workflowProblems, workflows } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { seedWorkflows } from './seed-workflows.ts';
import { step } from './steps/step.ts';

describe('the kinds of activity', () => {
  const server = useTestApp();

  it('are one for each type, narrative first', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const { body } = await server.callAs(teacher, workflows.activityTypeOptions, {});
    expect(body.map(({ key }) => key)).toEqual(activityTypes);
    expect(body[0]).toEqual({ id: expect.any(Number), name: 'Narrative', key: 'narrative' });
  });
});

describe('the workflow templates', () => {
  const server = useTestApp();
  const listTemplates = async (query: Record<string, unknown> = {}) => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    return server.callAs(teacher, workflows.workflowTemplateOptions, {
      query: { page: 1, page_size: 1000, status: 'active', ...query },
    });
  };
  const kindsByKey = async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const items = (await server.callAs(teacher, workflows.activityTypeOptions, {})).body;
    return new Map(items.map((kind) => [kind.key, kind]));
  };

  it('could all be saved as they are', async () => {
    const types = new Map([...(await kindsByKey()).values()].map(({ id, key }) => [id, key]));
    const items = (await listTemplates()).body;
    for (const template of items)
      expect([
        template.name,
        workflowProblems(template.steps, types.get(template.activity_kind_id) ?? 'narrative'),
      ]).toEqual([template.name, []]);
  });

  it('are there for every kind, and one kind can be asked for alone', async () => {
    for (const { id, key } of (await kindsByKey()).values()) {
      const { body: items, headers } = await listTemplates({ activity_kind_id: id });
      expect([key, items.length > 0]).toEqual([key, true]);
      expect(new Set(items.map(({ activity_kind_id }) => activity_kind_id))).toEqual(new Set([id]));
      expect(headers['x-total']).toBe(String(items.length));
    }
  });

  it('rehearse for exactly the time NAPLAN gives', async () => {
    const rehearsals = (await listTemplates()).body.filter(({ name }) => name.startsWith('NAPLAN rehearsal'));
    const times = rehearsals.map(({ name, steps }) => [
      name,
      ...steps.slice(0, 2).flatMap(({ instructions }) => instructions.match(/\d+/g)?.map(Number) ?? []),
    ]);
    expect(times).toEqual([
      ['NAPLAN rehearsal: narrative, Year 3', 40, 5, 30, 5],
      ['NAPLAN rehearsal: narrative, Years 5, 7 and 9', 42, 5, 32, 5],
      ['NAPLAN rehearsal: persuasive, Year 3', 40, 5, 30, 5],
      ['NAPLAN rehearsal: persuasive, Years 5, 7 and 9', 42, 5, 32, 5],
    ]);
  });

  it('cost as many statements for one as for all', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const count = async (page_size: number) =>
      (
        await countStatements(server.deps.pool, () =>
          server.callAs(teacher, workflows.workflowTemplateOptions, { query: { page_size } }),
        )
      ).statements;
    await count(1);
    expect(await count(100)).toBe(await count(1));
  });

  it('come in pages', async () => {
    const { body: items, headers } = await listTemplates({ page_size: 2, page: 2 });
    const all = (await listTemplates()).body;
    expect(items.map(({ id }) => id)).toEqual(all.slice(2, 4).map(({ id }) => id));
    expect(headers).toMatchObject({ 'x-total': String(all.length), 'x-page': '2', 'x-per-page': '2' });
  });

  it('that an operator put aside or reworded stay so', async () => {
    await server.deps.pool.query("update workflow_templates set status = 'archived' where name = $1", [
      'Narrative story',
    ]);
    await server.deps.pool.query('update workflow_templates set steps = $1 where name = $2', [
      '[]',
      'Persuasive essay',
    ]);
    await seedWorkflows(server.deps.db);
    const items = (await listTemplates()).body;
    expect(items.find(({ name }) => name === 'Narrative story')).toBeUndefined();
    expect(items.find(({ name }) => name === 'Persuasive essay')?.steps).toEqual([]);
    expect((await listTemplates({ status: 'archived' })).body.map(({ name }) => name)).toEqual([
      'Narrative story',
    ]);
  });

  it.each([
    ['status', 'deleted'],
    ['activity_kind_id', 'narrative'],
    ['page_size', 1001],
  ])('answer 422 to a wrong %s', async (name, value) => {
    const answer = await listTemplates({ [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.error.fields).toHaveProperty(name);
  });
});

describe('the preview of a step', () => {
  const server = useTestApp();
  const open = async (parts: Partial<Step>, title = '') => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const body = {
      step: step({ id: 'talk', title: 'Brainstorming', type: 'chat', ...parts }),
      activity_type: 'narrative' as const,
      title,
    };
    return server.callAs(teacher, workflows.previewOpeningMessage, { body });
  };

  it('begins with the question of the teacher', async () => {
    const { body } = await open({ chat_prompt: 'What is the bravest thing your grandmother did?' });
    expect(body.content).toContain('What is the bravest thing your grandmother did?');
  });

  it('begins with a question of the coach where the teacher asks none', async () => {
    const { body } = await open({ chat_prompt: 'Help the writer find a problem.' });
    expect(body.content).toContain('?');
    expect(body.content).not.toContain('Help the writer');
  });

  it('knows the activity by its title', async () => {
    expect((await open({}, 'The lighthouse')).body.content).toContain('“The lighthouse”');
  });

  it('needs a step with a title', async () => {
    const answer = await open({ title: ' ' });
    expect(answer.status).toBe(422);
    expect(answer.error.fields).toHaveProperty(['step.title']);
  });
});
