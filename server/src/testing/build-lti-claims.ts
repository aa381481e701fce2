import type { JWTPayload } from 'jose';
import type { LtiSchool } from './build-school-with-lti.ts';

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';

/** Where the tests' Inkling is. */
export const toolOrigin = 'http://inkling.test';

export interface LtiPerson {
  sub: string;
  role: 'Instructor' | 'Learner';
  name: string;
}

/** What a person clicks, over there. */
export interface LtiClick {
  context?: { id: string; title: string };
  link?: string;
  activity_id?: number | undefined;
  /** The column for its grades, where the platform has one. */
  lineitem?: string;
  deepLink?: boolean;
  claims?: Record<string, unknown>;
}

/** What a platform asks for when somebody follows a link. */
export const buildLtiLogin = (school: LtiSchool) => ({
  iss: school.at.url,
  login_hint: 'somebody',
  target_link_uri: `${toolOrigin}/lti`,
  lti_message_hint: 'something',
  client_id: school.client_id,
  lti_deployment_id: school.deployment_id,
});

const servicesOf = (school: LtiSchool, contextId: string, { lineitem, deepLink }: LtiClick) => ({
  'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
    context_memberships_url: `${school.at.url}/names/${contextId}`,
    service_versions: ['2.0'],
  },
  ...(lineitem && {
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
      scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
      lineitem: `${school.at.url}/lineitems/${lineitem}`,
    },
  }),
  ...(deepLink && {
    'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
      deep_link_return_url: `${school.at.url}/back`,
      accept_types: ['ltiResourceLink'],
      accept_presentation_document_targets: ['window'],
      data: 'as it was sent',
    },
  }),
});

interface Answered {
  nonce: string;
  now: Date;
}

/** What the platform says of somebody who clicked something; true until a test changes it. */
export const buildLtiClaims = (
  school: LtiSchool,
  { who, click }: { who: LtiPerson; click: LtiClick },
  { nonce, now }: Answered,
): JWTPayload => {
  const at = Math.floor(now.getTime() / 1000);
  const context = click.context ?? { id: `course-of-${school.code}`, title: 'Year 5 English' };
  return {
    iss: school.at.url,
    aud: school.client_id,
    sub: who.sub,
    name: who.name,
    iat: at,
    exp: at + 300,
    nonce,
    [claim('message_type')]: click.deepLink ? 'LtiDeepLinkingRequest' : 'LtiResourceLinkRequest',
    [claim('version')]: '1.3.0',
    [claim('deployment_id')]: school.deployment_id,
    [claim('target_link_uri')]: `${toolOrigin}/lti`,
    [claim('roles')]: [
      membership + who.role,
      'http://purl.imsglobal.org/vocab/lis/v2/institution/person#Other',
    ],
    [claim('context')]: context,
    ...(!click.deepLink && { [claim('resource_link')]: { id: click.link ?? 'place-1' } }),
    ...(click.activity_id && { [claim('custom')]: { inkling_activity: String(click.activity_id) } }),
    ...servicesOf(school, context.id, click),
    ...click.claims,
  };
};
