import { defaultSettings, type Session, type Settings, type User } from '@inkling/contract';
import type { SessionRow, UserRow } from '../../db/schema/index.ts';
import { isPaid } from '../billing/index.ts';
import { fileUrl } from '../files/index.ts';
import type { UserWithAvatar } from './accounts.queries.ts';
import { deviceNameOf } from './device-name.ts';

/** A child has the plan of the family. */
const presentPlan = (
  plan: UserWithAvatar['plan'],
): Pick<User, 'subscription_status' | 'subscription_data'> =>
  plan && isPaid(plan.status)
    ? {
        subscription_status: 'active',
        subscription_data: { product_name: plan.product_name ?? 'Unlimited AI' },
      }
    : { subscription_status: null, subscription_data: null };

export const presentUser = (row: UserWithAvatar): User => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  full_name: row.full_name,
  screen_name: row.screen_name,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  role: row.role,
  avatar: row.avatar && { url: fileUrl(row.avatar), filename: row.avatar.filename },
  grade_level: row.grade_level,
  parentId: row.parent_id,
  ...presentPlan(row.plan),
  tracking_code: row.tracking_code,
  cn: row.newest_class?.title ?? null,
  tn: row.newest_class?.teacher ?? null,
  school: row.school,
  language: row.role === 'parent' ? (row.settings.language ?? null) : null,
  district: row.district,
  merged_account_ids: row.merged_account_ids,
  user_oauth_identity_accounts: [],
});

/** Settings a person never touched follow the defaults, also when those change. */
export const presentSettings = ({ settings }: Pick<UserRow, 'settings'>): Settings => ({
  notifications: { ...defaultSettings.notifications, ...settings.notifications },
  privacy: { ...defaultSettings.privacy, ...settings.privacy },
  family: { ...defaultSettings.family, ...settings.family },
  unfinished_child: settings.unfinished_child ?? null,
  language: settings.language ?? null,
  appearance: { ...defaultSettings.appearance, ...settings.appearance },
});

export const presentSession = (row: SessionRow, currentId: number): Session => ({
  id: row.id,
  device: deviceNameOf(row.device),
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  current: row.id === currentId,
});
