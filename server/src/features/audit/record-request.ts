import { type Promised, withPromise } from '../../db/before-commit.ts';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { RecordedCall, RecordRequest } from '../../http/register-endpoints.ts';
import { appendEntries, type NewEntries } from './audit.queries.ts';
import { ruleOf } from './rules/index.ts';
import type { AuditRule } from './rules/rule.ts';
import { shortAddress } from './short-address.ts';
import { createVisits, type Visits } from './visits.ts';

type AuditDeps = Pick<Deps, 'clock' | 'db'>;
type Recorded = Extract<AuditRule, { object: unknown }>;
interface Running<T> {
  call: RecordedCall;
  run: () => Promise<T>;
  when?: Promised['when'];
}

const idsOf = (rule: Recorded, call: RecordedCall, caller: Caller): (number | null)[] => {
  if (rule.object === 'account') return [caller.id];
  // Each rule takes the calls of its own endpoint, which have been checked against its declaration.
  const ids = rule.of(call as Parameters<typeof rule.of>[0]);
  return Array.isArray(ids) ? ids : [ids ?? null];
};

const entriesOf = (
  deps: AuditDeps,
  call: RecordedCall,
): Pick<NewEntries, 'now' | 'request_id' | 'address' | 'action'> => ({
  now: deps.clock.now(),
  request_id: call.requestId,
  address: shortAddress(call.address),
  action: `${call.group}.${call.name}`,
});

/** Recorded before it is answered: what nobody could write down, nobody sees. */
const recordReading = async <T>(deps: AuditDeps, { run }: Running<T>, entries: NewEntries): Promise<T> => {
  const result = await run();
  await appendEntries(deps.db, entries);
  return result;
};

/** In the transaction of the change itself; by itself where nothing was changed in one. */
const recordChange = async <T>(
  deps: AuditDeps,
  { run, when = 'last' }: Running<T>,
  entries: NewEntries,
): Promise<T> => {
  const promised = { when, write: (tx: Db) => appendEntries(tx, entries) };
  const { result, isWritten } = await withPromise(promised, run);
  if (!isWritten) await appendEntries(deps.db, entries);
  return result;
};

interface SignedIn {
  user: { id: number; role: Caller['role'] };
}

const isSignedIn = (result: unknown): result is SignedIn =>
  typeof result === 'object' &&
  result !== null &&
  'user' in result &&
  typeof result.user === 'object' &&
  result.user !== null;

const recordSignIn = async <T>(deps: AuditDeps, { call, run }: Running<T>): Promise<T> => {
  const result = await run();
  if (isSignedIn(result))
    await appendEntries(deps.db, {
      ...entriesOf(deps, call),
      kind: 'sign_in',
      actor: result.user,
      object_type: 'account',
      object_ids: [result.user.id],
    });
  return result;
};

const recordVisit = async <T>(
  deps: AuditDeps,
  { running, visits }: { running: Running<T>; visits: Visits },
  entries: NewEntries,
): Promise<T> => {
  const key = [entries.actor.id, entries.action, ...entries.object_ids].join(' ');
  if (visits.isGoingOn(key, entries.now)) return running.run();
  const result = await recordChange(deps, running, entries);
  visits.begin(key, entries.now);
  return result;
};

/** Puts every call into the record as its rule says. */
export const createRecorder = (deps: AuditDeps): RecordRequest => {
  const visits = createVisits();
  return async (call, run) => {
    const rule = ruleOf(call.group, call.name);
    if (!rule) throw new Error(`no audit rule for ${call.group}.${call.name}`);
    if (rule.kind === 'none') return run();
    const running = { call, run };
    if (rule.kind === 'sign_in') return recordSignIn(deps, running);
    const { caller } = call;
    if (!caller || rule.isTrial?.(call as Parameters<typeof rule.of>[0])) return run();
    const entries = {
      ...entriesOf(deps, call),
      actor: caller,
      kind: rule.kind,
      object_type: rule.object,
      object_ids: idsOf(rule, call, caller),
      isTakenAway: rule.isTakenAway === true,
    };
    if (rule.kind === 'read') return recordReading(deps, running, entries);
    if (rule.isVisit) return recordVisit(deps, { running, visits }, entries);
    return recordChange(deps, { ...running, when: rule.isLookedUpFirst ? 'first' : 'last' }, entries);
  };
};
