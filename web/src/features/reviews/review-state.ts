import type { WritingCard } from '@inkling/contract';

/** Work that nobody has begun has nothing to read. */
export const canOpenReview = ({ status }: Pick<WritingCard, 'status'>): boolean => status !== 'pending';
