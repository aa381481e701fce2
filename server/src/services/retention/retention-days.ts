/** How many days we keep what is not an account or a child's work; docs/operating.md and the privacy page say the same. */
export const retentionDays = {
  /** Uploads that nothing uses. */
  unused_uploads: 1,
  /** Jobs that were given up, which hold numbers only; those that are done are deleted at once. */
  failed_jobs: 7,
  /** Rows of emails; their text is removed when they are sent. */
  emails: 30,
  /** Accounts of parents who never verified their address and have no child. */
  unverified_accounts: 60,
  notifications: 90,
  /** Longer than the provider repeats an event. */
  payment_events: 90,
  /** Who read and changed what of whom. */
  record: 730,
  alerts: 730,
  support_messages: 730,
} as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Rows older than this are deleted. */
export const retentionCutoff = (what: keyof typeof retentionDays, now: Date): Date =>
  new Date(now.getTime() - retentionDays[what] * dayMs);
