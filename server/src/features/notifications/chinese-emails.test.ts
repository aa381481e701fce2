import type { Language } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { queueEmail } from './queue-email.ts';

describe('an email to a parent who reads Chinese', () => {
  const server = useTestApp();

  const send = async (role: 'parent' | 'teacher', language: Language | null) => {
    const { db } = server.deps;
    const user = await buildUser(db, { role, full_name: '王芳', settings: { language } });
    const props = { link: 'https://inkling.example/reset?token=t0ken' };
    await db.transaction((tx) => queueEmail(server.deps, tx, { user, template: 'reset-password', props }));
    await server.runJobs();
    return server.deps.mail.sent.find(({ to }) => to === user.email);
  };

  it('is in Chinese from the subject to the footer, and says so', async () => {
    const email = await send('parent', 'zh');
    expect(email?.subject).toBe('设置新密码');
    expect(email?.html).toContain('<html lang="zh-Hans"');
    expect(email?.plain).toContain('王芳，您好：');
    expect(email?.plain).toContain('如果按钮无法使用');
    expect(email?.plain).not.toMatch(/Hello|Questions/);
  });

  it('is in English for everybody else', async () => {
    for (const email of [await send('parent', null), await send('teacher', 'zh')]) {
      expect(email?.subject).toBe('Choose a new password');
      expect(email?.html).toContain('<html lang="en-AU"');
    }
  });
});
