/** What a teacher says within this time is one visit, told to the family once. */
export const reviewNotificationWindowMs = 60 * 60 * 1000;
