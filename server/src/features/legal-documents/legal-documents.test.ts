import { legalDocuments } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';
import { seedLegalDocuments } from './seed-legal-documents.ts';

describe('a document page', () => {
  const server = useTestApp();
  const read = (slug: string) => server.call(legalDocuments.readLegalDocument, { params: { slug } });

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

  it.each(['privacy', 'terms'])('%s holds nothing that could run or load', async (slug) => {
    expect((await read(slug)).body.content).not.toMatch(
      /<(?!\/?(p|h2|h3|ul|ol|li|strong|em|a)\b)|style=|on\w+=/,
    );
  });

  it('that an operator changed stays changed', async () => {
    await server.deps.pool.query("update pages set content = '<p>Ours</p>' where slug = 'terms'");
    await seedLegalDocuments(server.deps.db);
    expect((await read('terms')).body.content).toBe('<p>Ours</p>');
  });
});
