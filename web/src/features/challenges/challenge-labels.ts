import type { Challenge } from '@inkling/contract';
import type { ChipColor } from '../../ui/chip.tsx';
import { formatDay } from '../../ui/dates.ts';
import { t } from './texts.ts';

type Status = Challenge['status'];

export const statusLabels: Record<Status, string> = {
  active: t.activeChallenge,
  upcoming: t.upcomingChallenge,
  past: t.pastChallenge,
};

export const challengeNotFoundText = {
  title: t.challengeNotFound,
  text: t.sorryWeCouldntFind,
};

export const statusColors: Record<Status, ChipColor> = { active: 'leaf', upcoming: 'sun', past: 'rest' };

export const dateLine = ({ status, start_date, end_date }: Challenge): string => {
  if (status === 'upcoming') return t.starts(formatDay(start_date));
  return status === 'active' ? t.ends(formatDay(end_date)) : t.ended(formatDay(end_date));
};

/** How a student stands to a challenge. */
export const participationOf = ({
  current_participant,
}: Pick<Challenge, 'current_participant'>): { label: string; tone: ChipColor } => {
  if (!current_participant) return { label: t.notJoined, tone: 'rest' };
  return current_participant.status === 'completed'
    ? { label: t.writingCompleted, tone: 'leaf' }
    : { label: t.joined, tone: 'ink' };
};
