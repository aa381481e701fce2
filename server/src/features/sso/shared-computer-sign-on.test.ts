import { accounts } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { signToken } from '../../testing/forge-token.ts';
import type { OpenIdPerson } from '../../testing/start-openid-provider.ts';
import { startSchoolSso } from '../../testing/start-school-sso.ts';

const minutes = 60;

describe('a school’s sign-on on a shared computer', () => {
  const { server, peer, buildMinimalSchool, addPerson, newBrowser } = startSchoolSso();

  /** Mia is signed in at the school with this browser, and Leo sits down after her. */
  const buildComputer = async () => {
    const school = await buildMinimalSchool('student');
    const code = school.connection.school_code;
    const [mia, leo] = [addPerson(school), addPerson(school)];
    const [browser, visitor] = [newBrowser(), peer().visit()];
    const come = async (person: OpenIdPerson, isShared: boolean, change = (url: string) => url) => {
      const { body } = await browser.start(code, undefined, isShared);
      const { search } = await visitor.signIn(change(body.url), person.sub);
      return browser.finish(code, search);
    };
    expect((await come(mia, true)).body).toMatchObject({ user: { full_name: mia.name } });
    return { school, mia, leo, come };
  };
  const without = (name: string) => (address: string) => {
    const url = new URL(address);
    url.searchParams.delete(name);
    return url.href;
  };

  it('asks the next child who they are, although the one before is still signed in over there', async () => {
    const { mia, leo, come } = await buildComputer();
    expect((await come(leo, true)).body).toMatchObject({ user: { full_name: leo.name } });
    // Of one's own computer the school alone decides when it asks.
    expect((await come(mia, false)).body).toMatchObject({ user: { full_name: leo.name } });
  });

  it('refuses an answer that says nothing of when its owner signed in', async () => {
    const { leo, come } = await buildComputer();
    const answer = await come(leo, true, (url) => without('prompt')(without('max_age')(url)));
    expect(answer.error.error_message).toContain('did not say when you signed in there');
  });

  it('refuses who was let in without being asked again', async () => {
    const { leo, come } = await buildComputer();
    const auth_time = Math.floor(Date.now() / 1000) - 20 * minutes;
    peer().forge((claims, key) => signToken({ ...claims, auth_time }, key));
    const answer = await come(leo, true).finally(() => peer().forge());
    expect(answer.error.error_message).toContain('let you in without asking who you are');
  });

  it('says where the account of the school is signed out, and nothing of it on one’s own computer', async () => {
    const { school, leo, come } = await buildComputer();
    const shared = (await come(leo, true)).body.open_elsewhere;
    expect(shared?.name).toBe(school.name);
    expect(shared?.sign_out_url).toContain(`${peer().issuer}/session/end?client_id=`);
    expect((await come(leo, false)).body.open_elsewhere).toBeNull();
  });

  it('begins a session that ends after an hour without use, and slides up to twelve', async () => {
    const { leo, come } = await buildComputer();
    const { body } = await come(leo, true);
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    const read = async () => (await server.call(accounts.readMine, { token: body.token })).status;
    for (let n = 0; n < 3; n += 1) {
      server.deps.clock.advance({ minutes: 50 });
      expect(await read()).toBe(200);
    }
    server.deps.clock.advance({ minutes: 61 });
    expect(await read()).toBe(401);
  });
});
