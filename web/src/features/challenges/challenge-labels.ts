import type { Challenge } from '@inkling/contract';
import type { ChipColor } from '../../ui/chip.tsx';
import { formatDay } from '../../ui/dates.ts';

type Status = Challenge['status'];

export const statusLabels: Record<Status, string> = {
  active: 'Active Challenge',
  upcoming: 'Upcoming Challenge',
  past: 'Past Challenge',
};

export const challengeNotFoundText = {
  title: 'Challenge Not Found',
  text: "Sorry, we couldn't find the challenge you're looking for.",
};

export const statusColors: Record<Status, ChipColor> = { active: 'leaf', upcoming: 'sun', past: 'rest' };

export const dateLine = ({ status, start_date, end_date }: Challenge): string => {
  if (status === 'upcoming') return `Starts ${formatDay(start_date)}`;
  return status === 'active' ? `Ends ${formatDay(end_date)}` : `Ended ${formatDay(end_date)}`;
};

/** How a student stands to a challenge. */
export const participationOf = ({
  current_participant,
}: Pick<Challenge, 'current_participant'>): { label: string; tone: ChipColor } => {
  if (!current_participant) return { label: 'Not Joined', tone: 'rest' };
  return current_participant.status === 'completed'
    ? { label: 'Writing Completed', tone: 'leaf' }
    : { label: 'Joined', tone: 'ink' };
};
