import { screenPath } from '@inkling/contract';
import { dayInWords } from '../../services/clock/local-date.ts';
import type { NotificationText } from '../notifications/index.ts';

interface NewChallenge {
  id: number;
  title: string;
  start_date: string;
  end_date: string;
}

/** To students and their parents alike; only parents may read another language. */
export const newChallengeNotification = (
  { id, title, start_date, end_date }: NewChallenge,
  today: string,
): { own: NotificationText; forParent: Required<NotificationText> } => {
  const isComing = start_date > today;
  const own = {
    title: 'New challenge',
    body: isComing
      ? `“${title}” starts on ${dayInWords(start_date)}.`
      : `“${title}” is open until ${dayInWords(end_date)}.`,
    link: screenPath('challenge-detail', { id }),
  };
  const zh = {
    title: '新的写作挑战',
    body: isComing
      ? `“${title}”将于${dayInWords(start_date, 'zh')}开始。`
      : `“${title}”现已开放，${dayInWords(end_date, 'zh')}截止。`,
  };
  return { own, forParent: { ...own, translations: { zh } } };
};

/** A teacher who sets five at once sends one notification. */
export const severalNewChallenges = {
  dedupe_key: 'new challenges',
  title: 'New challenges',
  translatedTitles: { zh: '新的写作挑战' },
  link: screenPath('challenges'),
};
