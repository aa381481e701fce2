import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

interface Account {
  id: number;
  password_hash: string | null;
}

/** A school computer is known to the last few who signed in on it; a cookie that grew with every child would not be sent. */
const accountsKept = 5;

/** Made with the password's hash, which never leaves the server: a new password makes every device a stranger. */
const sign = (deviceId: string, { id, password_hash }: Account): Buffer =>
  createHmac('sha256', password_hash ?? '')
    .update(`${id} ${deviceId}`)
    .digest();

const isSignedFor = (mark: string, account: Account): boolean => {
  const [deviceId = '', signature = ''] = mark.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(deviceId, account);
  return account.password_hash !== null && given.length === right.length && timingSafeEqual(given, right);
};

const marksIn = (cookie: string): string[] => cookie.split(':').filter(Boolean).slice(0, accountsKept);

/** The device's id where this account signed in on it before. */
export const findKnownDevice = (cookie: string, account: Account | undefined): string | undefined =>
  account &&
  marksIn(cookie)
    .find((mark) => isSignedFor(mark, account))
    ?.split('.')[0];

/** The cookie with this account at its front. */
export const rememberDevice = (cookie: string, account: Account): string => {
  const deviceId = findKnownDevice(cookie, account) ?? randomBytes(12).toString('base64url');
  const others = marksIn(cookie).filter((mark) => !isSignedFor(mark, account));
  const mark = `${deviceId}.${sign(deviceId, account).toString('base64url')}`;
  return [mark, ...others].slice(0, accountsKept).join(':');
};
