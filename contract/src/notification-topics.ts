/** Kinds of mail a person may stop; emails about the account itself always arrive. */
export const notificationTopics = ['assignments', 'feedback', 'announcements', 'reminders'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];
