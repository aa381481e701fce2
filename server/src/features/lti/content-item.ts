import { SignJWT } from 'jose';
import type { LtiLaunch } from '../../db/schema/index.ts';
import { conflict } from '../../http/app-error.ts';
import { newToken } from '../accounts/index.ts';
import { claimNames } from './launch-claims.ts';
import { platformMessages } from './lti.messages.ts';
import { addressesOf } from './lti.presenter.ts';
import type { LtiDeps } from './lti-deps.ts';
import type { ReadyPlatform } from './start-launch.ts';
import { openToolKey } from './tool-key.ts';

/** What a score is out of, here and over there. */
export const scoreMaximum = 100;

interface Chosen {
  platform: ReadyPlatform;
  launch: LtiLaunch;
  activity_id: number;
  title: string;
}

/** A link to an activity, signed as Inkling's, for the platform to put into its course. */
export const signContentItem = async (
  deps: Pick<LtiDeps, 'clock' | 'config' | 'secrets'>,
  { platform, launch, activity_id, title }: Chosen,
): Promise<string> => {
  const key = await openToolKey(deps, platform);
  if (!key) throw conflict(platformMessages.keyLost);
  const item = {
    type: 'ltiResourceLink',
    title,
    url: addressesOf(deps.config, platform.code).tool_url,
    custom: { inkling_activity: String(activity_id) },
    ...(launch.deep_link?.accepts_line_item && {
      lineItem: { scoreMaximum, label: title, resourceId: `activity-${activity_id}` },
    }),
  };
  const now = Math.floor(deps.clock.now().getTime() / 1000);
  return new SignJWT({
    iss: platform.client_id,
    aud: platform.issuer,
    nonce: newToken(),
    [claimNames.message]: 'LtiDeepLinkingResponse',
    [claimNames.version]: '1.3.0',
    [claimNames.deployment]: launch.deployment_id,
    [claimNames.contentItems]: [item],
    ...(launch.deep_link?.data && { [claimNames.deepLinkData]: launch.deep_link.data }),
  })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + 5 * 60)
    .sign(key.key);
};
