import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../../http/network-of.ts';

interface LessonWithTabletKey {
  tablet_key: string;
}

export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Stands for a network without saying which it is. */
export const digestOfNetwork = (address: string): string => digestOf(`network ${networkOf(address)}`);

const sign = ({ tablet_key }: LessonWithTabletKey, tablet: string): Buffer =>
  createHmac('sha256', tablet_key).update(tablet).digest();

/** What a tablet is known by in one lesson: where it came from and something random, signed so that nobody makes one up. */
export const newTabletCookie = (lesson: LessonWithTabletKey, address: string): string => {
  const tablet = `${digestOfNetwork(address)}.${randomBytes(12).toString('base64url')}`;
  return `${tablet}.${sign(lesson, tablet).toString('base64url')}`;
};

const tabletIn = (cookie: string): string => cookie.slice(0, Math.max(cookie.lastIndexOf('.'), 0));

/** Whether the cookie was given out in this lesson. */
export const isTabletOf = (lesson: LessonWithTabletKey, cookie: string): boolean => {
  const tablet = tabletIn(cookie);
  const given = Buffer.from(cookie.slice(tablet.length + 1), 'base64url');
  const right = sign(lesson, tablet);
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Stands for a tablet; those without a cookie of this lesson count with their whole network. */
export const tabletOrNetworkOf = (lesson: LessonWithTabletKey, cookie: string, address: string): string =>
  isTabletOf(lesson, cookie) ? tabletIn(cookie) : digestOfNetwork(address);

/** The network a tablet was in when it got its cookie. */
export const networkOfTablet = (tablet: string): string => tablet.split('.')[0] ?? '';
