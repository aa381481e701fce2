import { readdirSync, readFileSync } from 'node:fs';
import { decodeCsv, students } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../../testing/build-user.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { expectedLists } from './testing/class-lists/expected.ts';

const folder = new URL('./testing/class-lists/', import.meta.url);

describe('lists as schools have them', () => {
  const server = useTestApp();

  it('are all there', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
    expect(files.map((name) => name.replace('.csv', '')).sort()).toEqual(Object.keys(expectedLists).sort());
  });

  it.each(Object.entries(expectedLists))('%s', async (name, { added, others = [], refused }) => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    // As the browser reads it, which is not told how a file is written.
    const csv = decodeCsv(readFileSync(new URL(`${name}.csv`, folder)));
    const send = (dry_run: boolean) =>
      server.callAs(teacher, students.importStudents, { body: { csv, dry_run } });
    const plan = await send(true);
    if (refused) {
      expect(plan.error.fields?.csv).toMatch(refused);
      return;
    }
    const { body } = await send(false);
    const outcomes = ({ rows }: typeof body) =>
      rows.map(({ line, result, reason }) => [line, result, reason]);
    expect(outcomes(body)).toEqual(outcomes(plan.body));
    expect(
      body.rows
        .filter(({ result }) => result !== 'created')
        .map(({ line, result, reason }) => [line, result, reason]),
    ).toEqual(others.map(([line, result, reason]) => [line, result, expect.stringMatching(reason)]));
    const made = (await server.callAs(teacher, students.listStudents, { query: { page: 0 } })).body;
    const byId = new Map(made.map((student) => [student.id, student]));
    const written = body.rows
      .filter(({ result }) => result === 'created')
      .map(({ student_id }) => {
        const { full_name, grade_level, email } = byId.get(student_id ?? 0) ?? {};
        return [full_name, grade_level ?? 'None', ...(email ? [email] : [])].join(' / ');
      });
    expect(written).toEqual(added);
    for (const { screen_name } of made) expect(screen_name).toMatch(/^[a-z0-9_]{3,18}$/);
    const again = (await send(false)).body;
    expect(again.created, 'sent again, it makes nobody twice').toBe(0);
  });
});
