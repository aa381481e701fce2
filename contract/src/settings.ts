import { z } from 'zod';
import { languages } from './languages.ts';
import { limits } from './limits.ts';

const notificationSwitches = z.object({ email: z.boolean(), in_app: z.boolean() });

/** What classmates who take part in the same challenge see of a student; nobody else is meant. */
export const privacySettings = z.object({
  shareProgress: z.boolean(),
  shareWriting: z.boolean(),
  showOnlineStatus: z.boolean(),
  showActivity: z.boolean(),
});
export type PrivacySettings = z.infer<typeof privacySettings>;

export const settings = z.object({
  notifications: z.object({
    assignments: notificationSwitches,
    feedback: notificationSwitches,
    announcements: notificationSwitches,
    reminders: notificationSwitches,
  }),
  privacy: privacySettings,
  /** What emails and notices to parents call their children. */
  family: z.object({ childNames: z.enum(['name', 'initials', 'none']) }),
  /** A child's form that waits until its parent has verified the email, on whatever device; never a password. */
  unfinished_child: z
    .object({
      full_name: z.string().max(120),
      screen_name: z.string().max(120),
      email: z.string().max(320),
      grade_level: z.string().max(2).nullable(),
      main_improvement_goal: z.string().max(500),
    })
    .nullable(),
  /** Of what a parent reads; null follows the device until they have signed in on it. */
  language: z.enum(languages).nullable(),
  appearance: z.object({
    theme: z.enum(['light', 'dark', 'system']),
    fontSize: z.number().int().min(limits.font_size_min).max(limits.font_size_max),
  }),
});
export type Settings = z.infer<typeof settings>;

const bothOn = { email: true, in_app: true };
export const defaultSettings: Settings = {
  notifications: { assignments: bothOn, feedback: bothOn, announcements: bothOn, reminders: bothOn },
  // A child shows nothing of itself until somebody who may decide says so.
  privacy: { shareProgress: false, shareWriting: false, showOnlineStatus: false, showActivity: false },
  family: { childNames: 'name' },
  unfinished_child: null,
  language: null,
  appearance: { theme: 'light', fontSize: limits.font_size },
};
