import { commentPhrases } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('a teacher’s phrases', () => {
  const server = useTestApp();

  it('are kept for the teacher alone, for a criterion or for any', async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const other = await buildUser(db, { role: 'teacher' });
    const add = (body: { text: string; criterion?: 'ideas'; is_praise?: boolean }) =>
      server.callAs(teacher, commentPhrases.addPhrase, { body });
    const texts = async (user: typeof teacher) =>
      (await server.callAs(user, commentPhrases.listPhrases, {})).body.map(({ text }) => text);
    const first = await add({ text: ' Lovely start! ', is_praise: true });
    const second = await add({ text: 'Which one is it?', criterion: 'ideas' });
    expect(second.body).toMatchObject({ criterion: 'ideas', is_praise: false });
    expect((await add({ text: ' ' })).status).toBe(422);
    expect(first.body).toMatchObject({ text: 'Lovely start!', criterion: null, is_praise: true });
    expect(await texts(teacher)).toEqual(['Lovely start!', 'Which one is it?']);
    expect(await texts(other)).toEqual([]);
    const params = { id: first.body.id };
    const body = { text: 'Lovely opening!', criterion: 'audience' as const, is_praise: false };
    expect((await server.callAs(other, commentPhrases.editPhrase, { params, body })).status).toBe(404);
    expect((await server.callAs(teacher, commentPhrases.editPhrase, { params, body })).body).toMatchObject(
      body,
    );
    expect(await texts(teacher)).toEqual(['Lovely opening!', 'Which one is it?']);
    expect((await server.callAs(other, commentPhrases.removePhrase, { params })).status).toBe(404);
    expect((await server.callAs(teacher, commentPhrases.removePhrase, { params })).status).toBe(204);
    expect(await texts(teacher)).toEqual(['Which one is it?']);
  });
});
