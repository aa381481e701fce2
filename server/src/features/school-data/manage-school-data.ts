import type { SchoolData } from '@inkling/contract';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { retentionDays } from '../../services/retention/retention-days.ts';
import { notify } from '../notifications/index.ts';
import { findOwnSchool, lockOwnSchool } from '../school/index.ts';
import { listSchoolMembers } from '../school-membership/index.ts';
import { placesOfSchoolData } from './places-of-data.ts';
import { erasureAsked, erasureCancelled, schoolDataMessages } from './school-data.messages.ts';
import { countLeftBefore, countSchool, findDataSettings, updateDataSettings } from './school-data.queries.ts';

type DataDeps = Pick<Deps, 'clock' | 'db' | 'queue'> & { config: Config };

const dayMs = 24 * 60 * 60 * 1000;
/** Time to think again, and for colleagues to ask why. */
const erasureDelayDays = 7;
const soonDays = 30;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

const present = async (deps: DataDeps, db: Db, organisationId: number): Promise<SchoolData> => {
  const settings = await findDataSettings(db, organisationId);
  const now = deps.clock.now();
  const { students, classes } = await countSchool(db, organisationId);
  const archived_days = settings?.archived_days ?? null;
  const { record, alerts, notifications, emails } = retentionDays;
  return {
    places: placesOfSchoolData(deps.config),
    retention: {
      archived_days,
      archived_count: await countLeftBefore(db, organisationId, now),
      due_count:
        archived_days === null
          ? 0
          : await countLeftBefore(db, organisationId, daysBefore(now, archived_days - soonDays)),
    },
    kept_days: { record, alerts, notifications, emails },
    erasure: settings?.erase_at ? { at: settings.erase_at.toISOString(), asked_by: settings.asked_by } : null,
    students_count: students,
    classes_count: classes,
  };
};

export const readSchoolData = async (deps: DataDeps, caller: Caller): Promise<SchoolData> => {
  const { organisation_id } = await findOwnSchool(deps.db, caller);
  return present(deps, deps.db, organisation_id);
};

export const changeRetention = (
  deps: DataDeps,
  caller: Caller,
  archived_days: number | null,
): Promise<SchoolData> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id } = await lockOwnSchool(tx, caller);
    await updateDataSettings(tx, organisation_id, { archived_days });
    return present(deps, tx, organisation_id);
  });

interface Telling {
  organisation_id: number;
  notice: typeof erasureAsked | typeof erasureCancelled;
  school: string;
  at: Date;
}

const tellStaff = async (deps: DataDeps, tx: Db, { organisation_id, notice, school, at }: Telling) => {
  const members = await listSchoolMembers(tx, organisation_id);
  await notify(
    deps,
    tx,
    members.map(({ user_id }) => notice({ user_id, school, at, now: deps.clock.now() })),
  );
};

/** The name is typed, everybody on the staff is told, and each admin can stop it for a week. */
export const askForErasure = (deps: DataDeps, caller: Caller, name: string): Promise<SchoolData> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id, school } = await lockOwnSchool(tx, caller);
    if (name.trim() !== school) throw invalid('name', schoolDataMessages.otherName);
    if ((await findDataSettings(tx, organisation_id))?.erase_at)
      throw conflict(schoolDataMessages.isAskedAlready);
    const at = new Date(deps.clock.now().getTime() + erasureDelayDays * dayMs);
    await updateDataSettings(tx, organisation_id, { erase_at: at, erase_asked_by: caller.id });
    await tellStaff(deps, tx, { organisation_id, notice: erasureAsked, school, at });
    return present(deps, tx, organisation_id);
  });

export const cancelErasure = (deps: DataDeps, caller: Caller): Promise<SchoolData> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id, school } = await lockOwnSchool(tx, caller);
    const asked = await findDataSettings(tx, organisation_id);
    if (!asked?.erase_at) throw conflict(schoolDataMessages.isNotAsked);
    await updateDataSettings(tx, organisation_id, { erase_at: null, erase_asked_by: null });
    await tellStaff(deps, tx, { organisation_id, notice: erasureCancelled, school, at: asked.erase_at });
    return present(deps, tx, organisation_id);
  });
