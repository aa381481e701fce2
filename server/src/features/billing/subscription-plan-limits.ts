/** What a family's plan includes. */
export const subscriptionPlanLimits = {
  free: { children: 2, writings_per_month: 4 },
  unlimited: { children: 5, writings_per_month: Number.POSITIVE_INFINITY },
} as const;
export type SubscriptionPlanName = keyof typeof subscriptionPlanLimits;

/** Said with 40004, to the one who reads it. */
export const subscriptionPlanMessages = {
  writingsForChild: `Your family has begun its ${subscriptionPlanLimits.free.writings_per_month} writings for this month. You can finish those, do your class work, or ask your parent about Unlimited AI.`,
  readingForParent:
    "Your children's finished writing and what teachers say about it are always yours to read. Unfinished drafts and all that lies behind a piece, the coach's feedback, chats and times, are part of Unlimited AI.",
} as const;
