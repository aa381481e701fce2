import { lti } from '@inkling/contract';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { ltiPickedActivities } from '../../db/schema/index.ts';
import { buildActivity } from '../../testing/build-courses-and-writings.ts';
import { buildLinkedClass } from '../../testing/build-linked-class.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';
import { hashToken } from '../accounts/index.ts';

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti-dl/claim/${name}`;

describe('choosing an activity for a platform’s course', () => {
  const hook = startSchoolLti();
  const { server, buildSchool, buildPerson, comeIn, launch } = hook;

  const open = async (frame?: string) => {
    const made = await buildLinkedClass(hook, await buildSchool());
    const { body } = await comeIn(made.school, made.instructor, { deepLink: true }, frame);
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    return { ...made, token: body.token, ticket: body.return_to.split('#')[1] ?? '' };
  };

  it('sends back a link that is signed with Inkling’s own key, and opens it for students', async () => {
    const { school, teacher, token, ticket } = await open();
    const own = await buildActivity(server.deps.db, { teacher_id: teacher.id, title: 'The lighthouse' });
    const { body } = await server.call(lti.chooseActivity, { body: { ticket, activity_id: own.id }, token });
    expect(body.choice?.return_url).toBe(`${school.at.url}/back`);
    const keys = (await server.call(lti.readToolKeys, { params: { code: school.code } })).body;
    const { payload } = await jwtVerify(
      body.choice?.token ?? '',
      createLocalJWKSet({ keys: keys.keys as never }),
      {
        issuer: school.client_id,
        audience: school.at.url,
        currentDate: server.deps.clock.now(),
      },
    );
    expect(payload).toMatchObject({
      'https://purl.imsglobal.org/spec/lti/claim/message_type': 'LtiDeepLinkingResponse',
      'https://purl.imsglobal.org/spec/lti/claim/version': '1.3.0',
      'https://purl.imsglobal.org/spec/lti/claim/deployment_id': school.deployment_id,
      [claim('data')]: 'as it was sent',
      [claim('content_items')]: [
        {
          type: 'ltiResourceLink',
          title: 'The lighthouse',
          url: 'http://inkling.test/lti',
          custom: { inkling_activity: String(own.id) },
          lineItem: { scoreMaximum: 100, label: 'The lighthouse' },
        },
      ],
    });
    const pupil = await comeIn(school, buildPerson(), { activity_id: own.id, link: 'made just now' });
    expect(pupil.body).toMatchObject({ return_to: expect.stringContaining('/writing/') });
    // A choice is made once.
    const again = await server.call(lti.chooseActivity, { body: { ticket, activity_id: own.id }, token });
    expect(again.error.error_message).toContain('took too long');
  });

  it('gives no activity of somebody else away', async () => {
    const { token, ticket } = await open();
    const foreign = await buildActivity(server.deps.db, {});
    const body = { ticket, activity_id: foreign.id };
    expect((await server.call(lti.chooseActivity, { body, token })).status).toBe(404);
    const { activities } = (await server.call(lti.readSetUp, { body: { ticket }, token })).body;
    expect(activities.map(({ id }) => id)).not.toContain(foreign.id);
  });

  it('waits for the tab in which it is chosen, and is taken from there once', async () => {
    const frame = 'a secret that only this frame knows';
    const { activity, token, ticket, school, instructor } = await open(hashToken(frame));
    const take = (secret: string) => server.call(lti.takeChoice, { body: { frame: secret } });
    expect((await take(frame)).body).toEqual({ choice: null });
    const body = { ticket, activity_id: activity.id };
    expect((await server.call(lti.chooseActivity, { body, token })).body).toEqual({
      return_to: null,
      choice: null,
    });
    expect((await take('another secret of another frame')).body).toEqual({ choice: null });
    expect((await take(frame)).body.choice?.return_url).toContain('/back');
    expect((await take(frame)).body).toEqual({ choice: null });
    // What the address of the tab says of the frame is not enough.
    expect((await take(hashToken(frame))).body).toEqual({ choice: null });
    // Of two choices for one frame the second counts.
    const choose = async () => {
      const { body: come } = await comeIn(school, instructor, { deepLink: true }, hashToken(frame));
      if (come.outcome !== 'signed-in') throw new Error('not signed in');
      const again = { ticket: come.return_to.split('#')[1] ?? '', activity_id: activity.id };
      await server.call(lti.chooseActivity, { body: again, token: come.token });
    };
    await choose();
    const [first] = await server.deps.db.select().from(ltiPickedActivities);
    server.deps.clock.advance({ minutes: 1 });
    await choose();
    const [second] = await server.deps.db.select().from(ltiPickedActivities);
    expect(second?.expires_at.getTime()).toBeGreaterThan(first?.expires_at.getTime() ?? 0);
    expect((await take(frame)).body.choice?.token).toBe(second?.token);
  });

  it('asks for the class first where the course has none', async () => {
    const school = await buildSchool();
    const { browser, body } = await launch(school, buildPerson('Instructor'), { deepLink: true });
    if (body.outcome !== 'account') throw new Error('known already');
    const entered = (await browser.enter(body.ticket)).body;
    const ticket = entered.return_to.split('#')[1] ?? '';
    const { token } = entered;
    expect((await server.call(lti.readSetUp, { body: { ticket }, token })).body.step).toBe('class');
    const early = await server.call(lti.chooseActivity, { body: { ticket, activity_id: 1 }, token });
    expect(early.error.error_message).toContain('Choose the class');
    await server.call(lti.chooseClass, { body: { ticket, course_id: null }, token });
    expect((await server.call(lti.readSetUp, { body: { ticket }, token })).body).toMatchObject({
      step: 'activity',
      goes_back: true,
    });
  });
});
