import { apiBase, type SsoConnection, screenPath, sso } from '@inkling/contract';
import type { Config } from '../../config.ts';
import { fingerprint } from '../../services/fingerprint/fingerprint.ts';
import type { ConnectionWithSchool } from './sso.queries.ts';

type PublicUrl = Pick<Config, 'PUBLIC_URL'>;

/** Each connection has its own: an answer meant for one can't be taken for another's. */
export const redirectUri = ({ PUBLIC_URL }: PublicUrl, schoolCode: string): string =>
  PUBLIC_URL + screenPath('sign-on', { school_code: schoolCode });

const signOutUri = ({ PUBLIC_URL }: PublicUrl, schoolCode: string): string =>
  PUBLIC_URL + apiBase + sso.endSessionsFromSchool.path.replace(':school_code', schoolCode);

/** Of all that an admin saves with one form, the secret with it. */
export const connectionFormVersion = (row: ConnectionWithSchool): string =>
  fingerprint([row.client_id, row.client_secret, row.stated_domains.toSorted(), row.unknown_people]);

export const presentConnection = (config: PublicUrl, row: ConnectionWithSchool): SsoConnection => ({
  id: row.id,
  provider: row.provider,
  issuer: row.issuer,
  school_code: row.school_code,
  client_id: row.client_id,
  has_secret: row.client_secret !== null,
  enabled: row.enabled,
  domains: row.stated_domains,
  waiting_domains: row.stated_domains.filter((domain) => !row.domains.includes(domain)),
  unknown_people: row.unknown_people,
  redirect_uri: redirectUri(config, row.school_code),
  sign_out_uri: signOutUri(config, row.school_code),
  people_count: row.people_count,
  form_version: connectionFormVersion(row),
});
