import { type AuditWrite, runWithAuditWrite } from '../../db/audit-in-same-transaction.ts';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { RecordedCall, RecordRequest } from '../../http/register-endpoints.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { appendEntries, type NewEntries } from './append-entries.queries.ts';
import { createEntryThrottle, type EntryThrottle } from './entry-throttle.ts';
import { ruleOf } from './rules/index.ts';
import type { AuditRule, NamedObjects } from './rules/rule.ts';
import { truncateIpAddress } from './truncate-ip-address.ts';

type AuditDeps = Pick<Deps, 'clock' | 'db'>;
type Recorded = Extract<AuditRule, { object: unknown }>;
interface Running<T> {
  call: RecordedCall;
  run: () => Promise<T>;
  when?: AuditWrite['when'];
}

const idsOf = (rule: Recorded, call: RecordedCall, result?: unknown): (number | null)[] => {
  if (rule.object === 'account') return [call.caller?.id ?? null];
  // Each rule takes the calls and answers of its own endpoint, which have been checked against its declaration.
  const of = rule.of as (call: RecordedCall, result: unknown) => ReturnType<typeof rule.of>;
  const ids = [of(call, result) ?? []].flat();
  return ids.length > 0 ? ids : [null];
};

type Names = (result: unknown, call: RecordedCall) => (number | NamedObjects)[];

const namesOf = (rule: Recorded, call: RecordedCall, result: unknown): NamedObjects[] => {
  if (rule.kind === 'read' || !rule.names) return [];
  const named = (rule.names as Names)(result, call);
  return [
    { object: 'student', ids: named.filter((one) => typeof one === 'number') },
    ...named.filter((one) => typeof one !== 'number'),
  ];
};

const entriesOf = (
  deps: AuditDeps,
  call: RecordedCall,
): Pick<NewEntries, 'now' | 'request_id' | 'address' | 'action'> => ({
  now: deps.clock.now(),
  request_id: call.requestId,
  address: truncateIpAddress(call.address),
  action: `${call.group}.${call.name}`,
});

const isTrial = (rule: Recorded, call: RecordedCall): boolean =>
  rule.kind === 'change' && rule.isTrial?.(call as Parameters<typeof rule.of>[0]) === true;

/** Recorded before it is answered: what nobody could write down, nobody sees. */
const recordReading = async <T>(
  deps: AuditDeps,
  { call, run, rule }: Running<T> & { rule: Recorded },
  entries: Omit<NewEntries, 'object_ids'>,
): Promise<T> => {
  const result = await run();
  await appendEntries(deps.db, { ...entries, object_ids: idsOf(rule, call, result) });
  if (entries.isDownload) noteSecurityEvent({ event: 'data_exported', kind: rule.object });
  return result;
};

/** An entry for each of those that a change turned out to be about. */
const appendNames = async (db: Db, entries: NewEntries, named: NamedObjects[]): Promise<void> => {
  for (const { object, ids } of named)
    if (ids.length > 0) await appendEntries(db, { ...entries, object_type: object, object_ids: ids });
};

/** In the transaction of the change itself; by itself where nothing was changed in one. */
const recordChange = async <T>(
  deps: AuditDeps,
  { run, when = 'last' }: Running<T>,
  entries: NewEntries,
): Promise<T> => {
  const write = async (tx: Db, named: NamedObjects[]): Promise<void> => {
    await appendEntries(tx, entries);
    await appendNames(tx, entries, named);
  };
  const audit = { when, write };
  const { result, isWritten } = await runWithAuditWrite(audit, run);
  if (!isWritten) await appendEntries(deps.db, entries);
  if (entries.object_type === 'sign_on' || entries.object_type === 'platform')
    noteSecurityEvent({ event: 'school_access_changed', kind: entries.object_type });
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

const recordSignIn = async <T>(
  deps: AuditDeps,
  { call, run, rule }: Running<T> & { rule: Extract<AuditRule, { way: unknown }> },
): Promise<T> => {
  const result = await run();
  if (isSignedIn(result)) {
    noteSecurityEvent({ event: 'signed_in', kind: rule.way, account_id: result.user.id });
    await appendEntries(deps.db, {
      ...entriesOf(deps, call),
      kind: 'sign_in',
      actor: result.user,
      object_type: 'account',
      object_ids: [result.user.id],
    });
  }
  return result;
};

const recordThrottled = async <T>(
  deps: AuditDeps,
  { running, throttle }: { running: Running<T>; throttle: EntryThrottle },
  entries: NewEntries,
): Promise<T> => {
  const key = [entries.actor.id, entries.action, ...entries.object_ids].join(' ');
  if (throttle.isRecent(key, entries.now)) return running.run();
  const result = await recordChange(deps, running, entries);
  throttle.note(key, entries.now);
  return result;
};

/** Puts every call into the record as its rule says. */
export const createRecorder = (deps: AuditDeps): RecordRequest => {
  const throttle = createEntryThrottle();
  return async (call, run) => {
    const rule = ruleOf(call.group, call.name);
    if (!rule) throw new Error(`no audit rule for ${call.group}.${call.name}`);
    if (rule.kind === 'none') return run();
    const running = { call, run };
    if (rule.kind === 'sign_in') return recordSignIn(deps, { ...running, rule });
    const { caller } = call;
    if (!caller || isTrial(rule, call)) return run();
    const about = { ...entriesOf(deps, call), actor: caller, kind: rule.kind, object_type: rule.object };
    if (rule.kind === 'read')
      return recordReading(deps, { ...running, rule }, { ...about, isDownload: rule.isDownload === true });
    const entries = { ...about, object_ids: idsOf(rule, call) };
    if (rule.isThrottled) return recordThrottled(deps, { running, throttle }, entries);
    const when = rule.isLookedUpFirst ? 'first' : 'last';
    const result = await recordChange(deps, { ...running, when }, entries);
    await appendNames(deps.db, entries, namesOf(rule, call, result));
    return result;
  };
};
