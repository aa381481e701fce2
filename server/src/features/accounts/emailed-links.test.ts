import { accounts } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildStudent, buildUser, signInAs, testPassword } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const newPassword = 'a-kite-over-the-bay';

describe('an email', () => {
  const server = useTestApp();

  /** The emails sent to an address, with the token of the link in each. */
  const emailsTo = async (address: string | null) => {
    await server.runJobs();
    return server.deps.mail.sent
      .filter(({ to }) => to === address)
      .map(({ subject, plain }) => ({ subject, token: plain.match(/token=([\w-]+)/)?.[1] ?? '' }));
  };
  const newestTo = async (address: string | null) => (await emailsTo(address)).at(-1)?.token ?? '';

  const verify = (verify_token: string) => server.call(accounts.verifyEmail, { body: { verify_token } });
  const askForReset = (email: string | null) =>
    server.call(accounts.requestPasswordReset, { body: { email: email ?? '' } });
  const reset = (token: string, password = newPassword) =>
    server.call(accounts.resetPassword, { body: { token, password, password_confirmation: password } });
  const signIn = (identifier: string, password: string) =>
    server.call(accounts.signIn, { body: { identifier, password } });

  describe('that verifies an email', () => {
    const registered = async () => {
      const email = `new${Math.random().toString(36).slice(2)}@example.test`;
      const body = { email, password: testPassword, full_name: 'New', screen_name: 'new' };
      return { email, ...(await server.call(accounts.register, { body })).body };
    };

    it('comes on registering; its link verifies, also when pressed twice, and then comes the welcome', async () => {
      const { email, token } = await registered();
      const link = await newestTo(email);
      for (let n = 0; n < 2; n += 1)
        expect(await verify(link)).toMatchObject({
          status: 200,
          body: { message: 'Email verified successfully' },
        });
      expect((await server.call(accounts.readMine, { token })).body.email_verified).toBe(true);
      expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual([
        'Please verify your email',
        'Welcome to Inkling',
      ]);
    });

    it('can be had again, by POST and by GET; the first still works', async () => {
      const { email, token } = await registered();
      const first = await newestTo(email);
      for (const endpoint of [accounts.sendVerificationEmail, accounts.sendVerificationEmailByGet])
        expect((await server.call(endpoint, { token })).body.message).toBe(
          'Verification email sent successfully',
        );
      const emails = await emailsTo(email);
      expect(new Set(emails.map((email) => email.token)).size).toBe(3);
      expect((await verify(first)).status).toBe(200);
      expect((await server.call(accounts.sendVerificationEmail, { token })).body.message).toBe(
        'Your email is already verified',
      );
    });

    it('is worth nothing after three days, for another address, or for another purpose', async () => {
      const { email, user } = await registered();
      const link = await newestTo(email);
      await server.deps.pool.query('update users set email = $1 where id = $2', [`x${email}`, user.id]);
      expect((await verify(link)).error.error_message).toBe('Verification failed, please try again');
      await server.deps.pool.query('update users set email = $1 where id = $2', [email, user.id]);
      expect((await reset(link)).status).toBe(422);
      server.deps.clock.advance({ days: 3, seconds: 1 });
      expect((await verify(link)).status).toBe(422);
      for (const nonsense of ['', 'nonsense']) expect((await verify(nonsense)).status).toBe(422);
    });
  });

  describe('that resets a password', () => {
    it('lets its reader choose one, once, signs them in and ends every other session', async () => {
      const parent = await buildUser(server.deps.db, { role: 'parent', email_verified_at: null });
      const elsewhere = await signInAs(server.deps, parent);
      expect((await askForReset(parent.email?.toUpperCase() ?? '')).body.message).toBe(
        'Reset email sent, please check your email',
      );
      const link = await newestTo(parent.email);
      const { status, body } = await reset(link);
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ id: parent.id, email_verified: true });
      expect((await server.call(accounts.readMine, { token: body.token })).status).toBe(200);
      expect((await server.call(accounts.readMine, { token: elsewhere })).status).toBe(401);
      expect((await signIn(parent.screen_name, testPassword)).status).toBe(422);
      expect((await signIn(parent.screen_name, newPassword)).status).toBe(200);
      expect(await reset(link)).toMatchObject({
        status: 422,
        error: { error_message: 'This reset link is no longer valid. Please ask for a new one.' },
      });
      expect((await emailsTo(parent.email)).at(-1)?.subject).toBe('Your password was changed');
    });

    it('stays good when the new password is refused', async () => {
      const parent = await buildUser(server.deps.db, { role: 'parent' });
      await askForReset(parent.email);
      const link = await newestTo(parent.email);
      expect((await reset(link, 'password1')).error.fields?.password).toContain('too easy');
      expect((await reset(link, 'short')).status).toBe(422);
      expect((await reset(link)).status).toBe(200);
    });

    it('needs the same password twice', async () => {
      const body = { token: 'x', password: newPassword, password_confirmation: 'another' };
      expect((await server.call(accounts.resetPassword, { body })).error).toMatchObject({
        error_message: 'Password confirmation does not match',
      });
    });

    it('works for an hour, and only the newest', async () => {
      const parent = await buildUser(server.deps.db, { role: 'parent' });
      await askForReset(parent.email);
      const first = await newestTo(parent.email);
      await askForReset(parent.email);
      const second = await newestTo(parent.email);
      expect((await reset(first)).status).toBe(422);
      server.deps.clock.advance({ minutes: 61 });
      expect((await reset(second)).status).toBe(422);
    });

    it('lets one of two uses at once win', async () => {
      const parent = await buildUser(server.deps.db, { role: 'parent' });
      await askForReset(parent.email);
      const link = await newestTo(parent.email);
      const responses = await Promise.all([reset(link), reset(link)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    it('lets in who had to wait for wrong tries', async () => {
      const parent = await buildUser(server.deps.db, { role: 'parent' });
      for (let n = 0; n < 11; n += 1) await signIn(parent.email ?? '', 'wrong-password');
      await askForReset(parent.email);
      await reset(await newestTo(parent.email));
      expect((await signIn(parent.email ?? '', newPassword)).status).toBe(200);
    });

    it('is not sent to a stranger, who gets the same answer', async () => {
      const known = await askForReset((await buildUser(server.deps.db, { role: 'parent' })).email);
      const unknown = await askForReset('stranger@example.test');
      expect(unknown.body).toEqual(known.body);
      expect(await emailsTo('stranger@example.test')).toEqual([]);
    });

    it('tells a child whose parent minds the password to ask them', async () => {
      const child = await buildStudent(server.deps.db, { email: 'child@example.test' });
      await askForReset(child.email);
      expect(await emailsTo(child.email)).toEqual([{ subject: 'Your password', token: '' }]);
    });
  });
});
