import { type Child, defaultSettings, type User } from '@inkling/contract';

const at = '2026-03-02T09:00:00.000Z';
let lastId = 0;
export const buildRow = () => ({ id: ++lastId, created_at: at, updated_at: at });

/** Somebody who is signed in; a test names only what it is about. */
export const buildUser = (values: Partial<User> = {}): User => ({
  ...buildRow(),
  full_name: 'Robin Park',
  screen_name: 'robin',
  email: 'robin@example.com',
  email_verified: true,
  role: 'parent',
  avatar: null,
  grade_level: null,
  parentId: null,
  subscription_status: null,
  subscription_data: null,
  tracking_code: 'tracked',
  cn: null,
  tn: null,
  school: null,
  language: null,
  district: null,
  merged_account_ids: [],
  user_oauth_identity_accounts: [],
  ...values,
});

export const buildChild = (values: Partial<Child> = {}): Child => ({
  ...buildRow(),
  full_name: 'Mia Park',
  screen_name: 'mia_p',
  email: null,
  grade_level: 4,
  main_improvement_goal: null,
  avatar: null,
  privacy: defaultSettings.privacy,
  classes: [],
  ...values,
});
