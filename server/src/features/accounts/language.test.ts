import { accounts, help } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildStudent, buildUser, signInAs, testPassword } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('the language of a parent', () => {
  const server = useTestApp();

  it('is that of the page they signed up on', async () => {
    const body = {
      email: 'lin@example.test',
      password: testPassword,
      full_name: 'Lin Wang',
      screen_name: 'lin',
      language: 'zh' as const,
    };
    const answer = await server.call(accounts.register, { body });
    expect(answer.body.user.language).toBe('zh');
  });

  it('is nothing until it is chosen, and then stays', async () => {
    const token = await signInAs(server.deps, await buildUser(server.deps.db, { role: 'parent' }));
    const read = async () => (await server.call(accounts.readMine, { token })).body.language;
    expect(await read()).toBeNull();
    await server.call(accounts.updateSettings, { token, body: { language: 'zh' } });
    await server.call(accounts.updateSettings, { token, body: { family: { childNames: 'none' } } });
    expect(await read()).toBe('zh');
  });

  it('is not that of a child, whatever somebody stores', async () => {
    const token = await signInAs(server.deps, await buildStudent(server.deps.db));
    await server.call(accounts.updateSettings, { token, body: { language: 'zh' } });
    expect((await server.call(accounts.readMine, { token })).body.language).toBeNull();
  });

  it('that lacks a text is counted', async () => {
    const body = { language: 'zh' as const, texts: ['children.addChild', 'children.edit'] };
    expect((await server.call(help.reportUntranslatedTexts, { body })).status).toBe(204);
    expect(server.deps.metrics.text()).toContain('inkling_missing_texts{language="zh"} 2');
    const wrong = { language: 'zh' as const, texts: ['<b>'] };
    expect((await server.call(help.reportUntranslatedTexts, { body: wrong })).status).toBe(422);
  });
});
