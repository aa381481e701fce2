import type { Db } from '../../db/connect.ts';
import type { SessionRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { joinInvitingSchool } from '../school-membership/index.ts';
import { presentUser } from './accounts.presenter.ts';
import { findCallerByTokenHash, findUser, insertSession, touchSession } from './accounts.queries.ts';
import { hashToken, newToken } from './hashing.ts';

const lifetimeMs = 30 * 24 * 60 * 60 * 1000;
/** From a school's sign-on or learning platform: a school day, then the school is asked again whether the account is still good. */
const ssoLifetimeMs = 12 * 60 * 60 * 1000;
/** On a computer that others use too: a school day, and less where nobody uses it. */
const sharedLifetimeMs = 12 * 60 * 60 * 1000;
const sharedIdleMs = 60 * 60 * 1000;
/** A session slides on at most this often, so that reading stays reading. */
const slideEveryMs = 60 * 60 * 1000;
const slideSharedEveryMs = 5 * 60 * 1000;

/** To whoever has the right password, and to nobody else. */
const accountClosedText =
  'Your school has closed this account, and all your writing is kept. Please ask at your school if you need it again.';

const expiry = (now: Date, ms = lifetimeMs): Date => new Date(now.getTime() + ms);

const sharedExpiry = (now: Date, sharedUntil: Date): Date =>
  new Date(Math.min(now.getTime() + sharedIdleMs, sharedUntil.getTime()));

type NewSession = Parameters<typeof startSession>[2];

const endOf = ({ lesson, sso, ltiIdentityId }: NewSession, now: Date, sharedUntil: Date | null): Date => {
  if (lesson) return lesson.closes_at;
  if (sharedUntil) return sharedExpiry(now, sharedUntil);
  return expiry(now, sso || ltiIdentityId !== undefined ? ssoLifetimeMs : lifetimeMs);
};

/** Few people are invited, and only they need a second look. */
const findOrJoin = async (db: Db, userId: number, now: Date) => {
  const user = await findUser(db, userId);
  if (user?.school?.has_joined !== false) return user;
  await joinInvitingSchool(db, userId, now);
  return findUser(db, userId);
};

export const startSession = async (
  deps: Pick<Deps, 'clock'>,
  db: Db,
  session: {
    userId: number;
    device: string;
    sso?: { id: number; sid: string | null };
    /** Who its owner is at the learning platform they came from. */
    ltiIdentityId?: number;
    /** Opened with pictures, it ends with the lesson. */
    lesson?: { id: number; closes_at: Date };
    /** Others use the computer too. */
    isShared?: boolean | undefined;
  },
) => {
  const token = newToken();
  const isFromSchool = session.sso !== undefined || session.ltiIdentityId !== undefined;
  const now = deps.clock.now();
  const user = await findOrJoin(db, session.userId, now);
  if (!user) throw new Error('a session for nobody');
  if (user.closed_at)
    throw new AppError('invalid', accountClosedText, {
      event: { event: 'sign_in_failed', kind: 'closed_account', account_id: user.id },
    });
  const shared_until = session.isShared ? expiry(now, sharedLifetimeMs) : null;
  await insertSession(db, {
    user_id: session.userId,
    token_hash: hashToken(token),
    device: session.device.slice(0, 400),
    created_at: now,
    last_used_at: now,
    // Whoever comes from the school's sign-on or learning platform, or with pictures, may have typed nothing just now.
    confirmed_at: isFromSchool || session.lesson ? null : now,
    expires_at: endOf(session, now, shared_until),
    shared_until,
    class_sign_in_id: session.lesson?.id ?? null,
    ...(session.sso && { sign_on_id: session.sso.id, sign_on_sid: session.sso.sid }),
    lti_identity_id: session.ltiIdentityId ?? null,
  });
  return { token, user: presentUser(user) };
};

type Begun = Pick<
  SessionRow,
  'sign_on_id' | 'lti_identity_id' | 'class_sign_in_id' | 'shared_until' | 'last_used_at'
>;

/** One that was begun with a password here; the others end when their school or lesson says so, or nobody uses a shared computer. */
const slides = (row: Begun): boolean =>
  row.class_sign_in_id === null &&
  (row.shared_until !== null || (row.sign_on_id === null && row.lti_identity_id === null));

/** What a call changes about its session; nothing, most of the time. */
const slideOn = (row: Begun, now: Date) => {
  const { last_used_at, shared_until } = row;
  const every = shared_until ? slideSharedEveryMs : slideEveryMs;
  if (now.getTime() - last_used_at.getTime() <= every) return null;
  const expires_at = shared_until ? sharedExpiry(now, shared_until) : expiry(now);
  return { last_used_at: now, ...(slides(row) && { expires_at }) };
};

/** Takes `Bearer <token>` and the bare token. */
export const identify = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  authorization: string | undefined,
): Promise<Caller | null> => {
  const token = authorization?.replace(/^Bearer\s+/i, '').trim();
  if (!token) return null;
  const now = deps.clock.now();
  const row = await findCallerByTokenHash(deps.db, hashToken(token), {
    now,
    today: dateInTimeZone(deps.config.TIME_ZONE, now),
  });
  if (!row) return null;
  const dates = slideOn(row, now);
  if (dates) await touchSession(deps.db, row.session_id, dates);
  const { last_used_at: _, shared_until: _until, sign_on_id: _sso, lti_identity_id: _lti, ...known } = row;
  const { class_sign_in_id, email_verified_at, ...caller } = known;
  return {
    ...caller,
    email_verified: email_verified_at !== null,
    is_in_lesson: class_sign_in_id !== null,
  };
};
