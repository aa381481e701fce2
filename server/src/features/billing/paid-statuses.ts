/** The provider's words for a family that has what it pays for; a late payment is tried again before anything ends. */
export const paidStatuses = ['active', 'trialing', 'past_due'] as const;

export const isPaid = (status: string | undefined): boolean => paidStatuses.some((paid) => paid === status);
