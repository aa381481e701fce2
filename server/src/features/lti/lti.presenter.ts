import { apiBase, type LtiPlatform, lti, screenPath } from '@inkling/contract';
import type { Config } from '../../config.ts';
import { fingerprint } from '../../services/fingerprint/fingerprint.ts';
import type { PlatformWithSchool } from './lti.queries.ts';

type PublicUrl = Pick<Config, 'PUBLIC_URL'>;

const apiUrl = ({ PUBLIC_URL }: PublicUrl, path: string, code: string): string =>
  PUBLIC_URL + apiBase + path.replace(':code', code);

/** Each platform has its own addresses: an answer meant for one can't be taken for another's. */
export const addressesOf = (config: PublicUrl, code: string) => ({
  login_url: apiUrl(config, lti.postLogin.path, code),
  launch_url: apiUrl(config, lti.postLaunch.path, code),
  keys_url: apiUrl(config, lti.readToolKeys.path, code),
  tool_url: config.PUBLIC_URL + screenPath('lti-tool'),
});

/** Of all that an admin saves with one form. */
export const platformFormVersion = (row: PlatformWithSchool): string =>
  fingerprint([
    ...[row.name, row.issuer, row.client_id, row.deployment_ids],
    ...[row.auth_url, row.token_url, row.jwks_url, row.unknown_people],
  ]);

export const presentPlatform = (config: PublicUrl, row: PlatformWithSchool): LtiPlatform => ({
  id: row.id,
  name: row.name,
  issuer: row.issuer,
  client_id: row.client_id,
  deployment_ids: row.deployment_ids,
  auth_url: row.auth_url,
  token_url: row.token_url,
  jwks_url: row.jwks_url,
  enabled: row.enabled,
  unknown_people: row.unknown_people,
  people_count: row.people_count,
  class_count: row.class_count,
  form_version: platformFormVersion(row),
  ...addressesOf(config, row.code),
});
