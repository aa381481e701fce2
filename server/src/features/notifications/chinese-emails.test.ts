import type { Language } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import type { EmailName, EmailProps } from './emails/index.ts';
import { queueEmail } from './queue-email.ts';

describe('an email to a parent who reads Chinese', () => {
  const server = useTestApp();

  const sendTo = async <N extends EmailName>(
    { role, language }: { role: 'parent' | 'teacher'; language: Language | null },
    template: N,
    props: EmailProps<N>,
  ) => {
    const { db } = server.deps;
    const user = await buildUser(db, { role, full_name: '王芳', settings: { language } });
    await db.transaction((tx) => queueEmail(server.deps, tx, { user, template, props }));
    await server.runJobs();
    return server.deps.mail.sent.find(({ to }) => to === user.email);
  };
  const send = (role: 'parent' | 'teacher', language: Language | null) =>
    sendTo({ role, language }, 'reset-password', { link: 'https://inkling.example/reset?token=t0ken' });

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

  it('tells of the week, and leaves in English what the child reads in English', async () => {
    const email = await sendTo({ role: 'parent', language: 'zh' }, 'weekly-summary', {
      children: [
        {
          name: '小美',
          finished: 2,
          words: 310,
          underWay: 1,
          growth: { title: 'A storm', gain: 9 },
          nextStep: 'Try a longer sentence.',
          badges: ['First Page'],
        },
      ],
    });
    expect(email?.subject).toBe('您家本周的写作');
    expect(email?.plain).toContain(
      '小美本周完成了 2 篇作品，共 310 个词，还有 1 篇正在写。进步最大的是“A storm”，比之前的平均分高 9 分。新徽章：First Page。教练建议的下一步：Try a longer sentence.',
    );
    expect(email?.html).toContain('<span lang="en-AU">Try a longer sentence.</span>');
  });

  it('says which passkey was added or removed', async () => {
    const reader = { role: 'parent', language: 'zh' } as const;
    const added = await sendTo(reader, 'passkey-changed', { what: 'added', name: '手机' });
    expect(added?.subject).toBe('您的账户添加了通行密钥');
    expect(added?.plain).toContain('通行密钥“手机”无需密码就能打开');
    const removed = await sendTo(reader, 'passkey-changed', { what: 'removed', name: '手机' });
    expect(removed?.subject).toBe('您的账户移除了通行密钥');
    expect(removed?.plain).toContain('通行密钥“手机”不能再打开');
  });
});
