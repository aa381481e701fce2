/** Kinds of mail a person may stop; emails about the account itself always arrive. */
export const notificationTopics = ['assignments', 'feedback', 'announcements', 'reminders'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** What rings in the bell: those topics, and worries about a child, which nobody can switch off. */
export const bellTopics = [...notificationTopics, 'safety'] as const;
export type BellTopic = (typeof bellTopics)[number];
