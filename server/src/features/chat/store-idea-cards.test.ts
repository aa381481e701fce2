import { chat, type IdeaCard, writings } from '@inkling/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { enrollments, type UserRow } from '../../db/schema/index.ts';
import { buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { storeNewIdeaCards } from './store-idea-cards.ts';

const fox: IdeaCard = { id: '1', slot: 'who', label: 'Who', text: 'a fox called Ren' };
const snow: IdeaCard = { id: '2', slot: 'where', label: 'Where', text: 'in the snow' };

describe('idea cards', () => {
  const server = useTestApp();
  let student: UserRow;
  let parent: UserRow;
  let teacher: UserRow;
  let chat_id: number;

  const openChat = async (values: Parameters<typeof buildWriting>[1] = {}): Promise<number> => {
    const { id } = await buildWriting(server.deps.db, { student_id: student.id, ...values });
    const { body } = await server.callAs(student, writings.readWriting, { params: { id } });
    return body.chat?.id ?? 0;
  };
  const save = (who: UserRow, cards: IdeaCard[], id = chat_id) =>
    server.callAs(who, chat.saveCards, { body: { chat_id: id, cards } });
  const list = (who: UserRow) => server.callAs(who, chat.listCards, { query: { chat_id_eq: chat_id } });

  beforeEach(async () => {
    const { db } = server.deps;
    parent = await buildUser(db, { role: 'parent' });
    teacher = await buildUser(db, { role: 'teacher' });
    student = await buildStudent(db, { parent_id: parent.id });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    await db.insert(enrollments).values({ course_id: course.id, student_id: student.id });
    chat_id = await openChat({ course_id: course.id });
  });

  it('are changed by the child, and read by those who may read the chat', async () => {
    expect((await save(student, [fox, snow])).body.cards).toEqual([fox, snow]);
    for (const reader of [student, parent, teacher])
      expect((await list(reader)).body.cards).toEqual([fox, snow]);
    for (const reader of [parent, teacher]) expect((await save(reader, [])).status).toBe(403);
    expect((await list(student)).body.cards).toEqual([fox, snow]);
  });

  it.each(['student', 'parent', 'teacher'] as const)('are not found by another %s', async (role) => {
    await save(student, [fox]);
    const { db } = server.deps;
    const stranger = role === 'student' ? await buildStudent(db) : await buildUser(db, { role });
    expect((await list(stranger)).status).toBe(404);
    expect((await save(stranger, [])).status).toBe(role === 'student' ? 404 : 403);
    expect((await list(student)).body.cards).toEqual([fox]);
  });

  it('can be put under the parts of the text that is written', async () => {
    const { headings } = (await list(student)).body;
    expect(headings).toContainEqual({ slot: 'ending', label: 'How it ends' });
  });

  it('of a finished piece stay as they are', async () => {
    expect((await save(student, [fox], await openChat({ status: 'completed' }))).status).toBe(409);
  });

  it.each([
    ['an empty card', [{ ...fox, text: '  ' }]],
    ['a card that is too long', [{ ...fox, text: 'a'.repeat(401) }]],
    ['a card without a part', [{ ...fox, slot: '' }]],
    ['too many cards', Array.from({ length: 31 }, (_, index) => ({ ...fox, id: String(index) }))],
  ])('refuse %s', async (_, cards) => {
    expect((await save(student, cards)).status).toBe(422);
    expect((await list(student)).body.cards).toEqual([]);
  });

  it('keep what the child changed while a reply was made', async () => {
    await save(student, [fox, snow]);
    const edited = { ...fox, text: 'a fox called Renny' };
    // Meanwhile the child changes one card and throws the other away; the reply knew both and adds a third.
    await save(student, [edited]);
    const egg: IdeaCard = { id: '3', slot: 'wants', label: 'What they want', text: 'an egg' };
    await storeNewIdeaCards(server.deps.db, { id: chat_id, cards: [fox, snow] }, [fox, snow, egg]);
    expect((await list(student)).body.cards).toEqual([edited, egg]);
  });

  it('keep the heading and the words that the child gave them while a reply was made', async () => {
    const ending = { ...snow, slot: 'ending', label: 'How it ends' };
    const edited = { ...fox, text: 'a fox called Renny' };
    await save(student, [edited, ending]);
    // The reply left one card as it was and took the other one off.
    await storeNewIdeaCards(server.deps.db, { id: chat_id, cards: [fox, snow] }, [snow]);
    expect((await list(student)).body.cards).toEqual([edited, ending]);
  });

  it('give way when the child begins another story', async () => {
    await save(student, [fox, snow]);
    const robot = { ...fox, id: '3', text: 'a robot called Zip' };
    await storeNewIdeaCards(server.deps.db, { id: chat_id, cards: [fox, snow] }, [robot]);
    expect((await list(student)).body.cards).toEqual([robot]);
  });
});
