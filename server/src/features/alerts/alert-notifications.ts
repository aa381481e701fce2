import { screenPath } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { addInAppNotifications, markReadByKey } from '../notifications/index.ts';

/** The way to one worry on the page of alerts; emails lead there too. */
export const alertPath = (alertId: number): string => `${screenPath('alerts')}#alert-${alertId}`;

/** One email and one notice for each person, however often the job runs. */
export const alertKey = (alertId: number): string => `alert ${alertId}`;

/** Names nobody and quotes nothing: a bell is read over a shoulder. */
const texts = {
  teacher: {
    title: 'Please check on a student',
    body: 'The coach read words that may mean a student needs a grown-up. Open this to read them.',
  },
  parent: {
    title: 'Please check on your child',
    body: 'The coach read words that may mean your child needs you. Open this to read them.',
    translations: {
      zh: {
        title: '请关注您的孩子',
        body: '教练读到一些话，可能说明您的孩子需要您。请打开看看。',
      },
    },
  },
};

/** An in-app notification for everybody who is told. */
export const notifyInAppOfAlert = async (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { alertId, people }: { alertId: number; people: { id: number; role: string }[] },
): Promise<void> => {
  await addInAppNotifications(
    deps,
    tx,
    people.map(({ id, role }) => ({
      user_id: id,
      topic: 'safety',
      ...texts[role === 'teacher' ? 'teacher' : 'parent'],
      link: alertPath(alertId),
      dedupe_key: alertKey(alertId),
    })),
  );
};

/** The adult who answered an alert has read it; for the others it stays unread. */
export const markAlertNotificationRead = (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { alertId, userId }: { alertId: number; userId: number },
): Promise<void> => markReadByKey(tx, { userId, dedupe_key: alertKey(alertId), now: deps.clock.now() });
