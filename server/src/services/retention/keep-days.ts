/** How many days we keep what is not an account or a child's work; docs/operating.md and the privacy page say the same. */
export const keepDays = {
  /** Uploads no record took. */
  unused_uploads: 1,
  /** Finished work of the job queue, which holds numbers only. */
  finished_jobs: 7,
  /** Rows of letters; their words go when they are sent. */
  letters: 30,
  /** Accounts of parents who never proved their address and have no child. */
  unproved_accounts: 60,
  notices: 90,
  /** Longer than the provider repeats an event. */
  payment_events: 90,
  /** Who opened a child's work. */
  views: 730,
  alerts: 730,
  support_messages: 730,
} as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Whatever is older than this moment has been kept long enough. */
export const keptSince = (what: keyof typeof keepDays, now: Date): Date =>
  new Date(now.getTime() - keepDays[what] * dayMs);
