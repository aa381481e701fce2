import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeJwt } from 'jose';
import { signToken } from './forge-token.ts';
import { type LtiPlatformState, readBody } from './lti-platform-services.ts';

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

/** The people of the course; whoever is named in the address has signed in over there. */
const people: Record<string, { role: 'Instructor' | 'Learner'; name: string }> = {
  ines: { role: 'Instructor', name: 'Ines Moreno' },
  pia: { role: 'Learner', name: 'Pia Holm' },
};

const sendPage = (response: ServerResponse, title: string, body: string) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(
      `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`,
    );

const toolOf = ({ registered }: LtiPlatformState) => {
  const wanted = Object(registered.at(-1));
  const { target_link_uri } = Object(wanted[toolConfiguration]);
  return {
    login: String(wanted.initiate_login_uri),
    launch: String([wanted.redirect_uris].flat()[0]),
    target: String(target_link_uri),
  };
};

/** Somebody clicks in the course: `as` says who, `do` whether to select content or to open what was selected. */
const click = (state: LtiPlatformState, address: URL, response: ServerResponse) => {
  const { login, target } = toolOf(state);
  const [client_id = ''] = [...state.tools.keys()].slice(-1);
  const query = new URLSearchParams({
    iss: state.url,
    login_hint: address.searchParams.get('as') ?? '',
    lti_message_hint: address.searchParams.get('do') ?? '',
    target_link_uri: target,
    client_id,
  });
  return response.writeHead(302, { location: `${login}?${query}` }).end();
};

const messageOf = ({ url, placed }: LtiPlatformState, kind: string | null) =>
  kind === 'select'
    ? {
        [claim('message_type')]: 'LtiDeepLinkingRequest',
        'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
          deep_link_return_url: `${url}/back`,
          accept_types: ['ltiResourceLink'],
          accept_presentation_document_targets: ['window'],
        },
      }
    : {
        [claim('message_type')]: 'LtiResourceLinkRequest',
        [claim('resource_link')]: { id: 'place-of-the-journey' },
        [claim('custom')]: placed?.custom ?? {},
        'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
          scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
          lineitem: `${url}/lineitems/column-of-the-journey`,
        },
      };

/** Says who somebody is, by a form that the browser sends on by itself. */
const answerLogin = async (state: LtiPlatformState, address: URL, response: ServerResponse) => {
  const asked = address.searchParams;
  const who = asked.get('login_hint') ?? '';
  const { role = 'Learner', name = '' } = people[who] ?? {};
  const client_id = asked.get('client_id') ?? '';
  // The clock of the tests stands still: long enough ago not to come from its future.
  const at = Math.floor(Date.now() / 1000) - 600;
  const { launch, target } = toolOf(state);
  const id_token = await signToken(
    {
      iss: state.url,
      aud: client_id,
      sub: who,
      name,
      iat: at,
      exp: at + 3600,
      nonce: asked.get('nonce') ?? '',
      [claim('version')]: '1.3.0',
      [claim('deployment_id')]: `deployment of ${client_id}`,
      [claim('target_link_uri')]: target,
      [claim('roles')]: [`http://purl.imsglobal.org/vocab/lis/v2/membership#${role}`],
      [claim('context')]: { id: 'course-of-the-journey', title: 'Year 5 English' },
      ...messageOf(state, asked.get('lti_message_hint')),
    },
    state.key,
  );
  const field = (key: string, value: string) => `<input type="hidden" name="${key}" value="${value}">`;
  const form = `<form method="post" action="${launch}">${field('id_token', id_token)}${field('state', asked.get('state') ?? '')}</form>`;
  return sendPage(response, 'Signing in', `${form}<script>document.forms[0].submit()</script>`);
};

const place = async (state: LtiPlatformState, request: IncomingMessage, response: ServerResponse) => {
  const token = new URLSearchParams(await readBody(request)).get('JWT') ?? '';
  const items = decodeJwt(token)['https://purl.imsglobal.org/spec/lti-dl/claim/content_items'];
  const [item] = [items].flat();
  state.placed = { title: String(Object(item).title), custom: Object(item).custom };
  return sendPage(response, 'Year 5 English', `<p>Placed: ${state.placed.title}</p>`);
};

/** The pages that a browser sees of a platform; null for what is none. */
export const showPage = (
  state: LtiPlatformState,
  { request, response, address }: { request: IncomingMessage; response: ServerResponse; address: URL },
) => {
  if (address.pathname === '/click') return click(state, address, response);
  if (address.pathname === '/auth') return answerLogin(state, address, response);
  if (address.pathname === '/back') return place(state, request, response);
  if (address.pathname !== '/grades') return null;
  const rows = state.scores.map(({ userId, scoreGiven }) => `<li>${userId}: ${scoreGiven}</li>`).join('');
  return sendPage(response, 'Grades', `<ul>${rows}</ul>`);
};
