import { type Language, legalDocuments } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';
import { seedLegalDocuments } from './seed-legal-documents.ts';

describe('a document page', () => {
  const server = useTestApp();
  const read = (slug: string, language: Language = 'en') =>
    server.call(legalDocuments.readLegalDocument, { params: { slug }, query: { language } });

  it('is open to everyone', async () => {
    expect((await read('terms')).body).toMatchObject({ slug: 'terms', title: 'Terms of Use' });
    expect((await read('nothing')).status).toBe(404);
  });

  it('on privacy names all that is collected, the rights and the age', async () => {
    const { content, title } = (await read('privacy')).body;
    expect(title).toBe('Privacy Policy');
    for (const words of [
      'Name',
      'Email address',
      'Profile picture',
      'Educational level',
      'Writing preferences',
      'Drafts',
      'Usage information',
      'under 13',
      'Your rights',
    ])
      expect(content).toContain(words);
  });

  it.each([
    ['privacy', 'en'],
    ['privacy', 'zh'],
    ['terms', 'en'],
    ['terms', 'zh'],
  ] as const)('%s (%s) holds nothing that could run or load', async (slug, language) => {
    expect((await read(slug, language)).body.content).not.toMatch(
      /<(?!\/?(p|h2|h3|ul|ol|li|strong|em|a)\b)|style=|on\w+=/,
    );
  });

  it.each(['privacy', 'terms'])('%s has the same parts in Chinese', async (slug) => {
    const [english, chinese] = [(await read(slug)).body, (await read(slug, 'zh')).body];
    expect(chinese).toMatchObject({ language: 'zh', content: expect.stringContaining('以英文版为准') });
    for (const tag of [/<h2>/g, /<li>/g, /<a /g])
      expect(chinese.content.match(tag)?.length).toBe(english.content.match(tag)?.length);
  });

  it('that an operator changed stays changed', async () => {
    await server.deps.pool.query("update pages set content = '<p>Ours</p>' where slug = 'terms'");
    await seedLegalDocuments(server.deps.db);
    expect((await read('terms')).body.content).toBe('<p>Ours</p>');
  });

  it('that an operator changed is not shown in our translation of another text, but in theirs', async () => {
    const { pool } = server.deps;
    await pool.query("update pages set content = '<p>Ours</p>' where slug = 'terms'");
    expect((await read('terms', 'zh')).body).toMatchObject({ content: '<p>Ours</p>', language: 'en' });
    await pool.query("insert into pages (slug, title, content) values ('terms.zh', '条款', '<p>我们的</p>')");
    expect((await read('terms', 'zh')).body).toMatchObject({ content: '<p>我们的</p>', language: 'zh' });
  });
});
