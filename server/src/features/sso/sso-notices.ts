import { screenPath } from '@inkling/contract';
import type { OutgoingNotification } from '../notifications/index.ts';

/** To whoever registered with an address and never proved it. In the app alone: they have no address any more. */
export const addressTaken = (user_id: number): OutgoingNotification => ({
  user_id,
  topic: 'announcements',
  link: screenPath('settings'),
  title: 'Your email address was taken off your account',
  body: 'It had never been verified, and a school has shown that it is somebody else’s. Sign in with your username, which is in your settings.',
  translations: {
    zh: {
      title: '您的邮箱地址已从账户中移除',
      body: '这个邮箱一直未经验证，而一所学校已证明它属于另一个人。请用用户名登录，用户名可以在设置里看到。',
    },
  },
});
