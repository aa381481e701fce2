import type { DistrictOfSchool } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { notify } from '../notifications/index.ts';
import { findOwnSchool, lockOwnSchool } from '../school/index.ts';
import { districtMessages, schoolAnswered } from './district.messages.ts';
import {
  consumeDistrictInvitation,
  deleteSchoolOfDistrict,
  findDistrictOfSchool,
  insertSchoolOfDistrict,
  listDistrictAdmins,
  listDistrictInvitationsTo,
} from './district.queries.ts';

type AnswerDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

/** An address counts once its owner has confirmed it. */
const addressOf = ({ email, email_verified }: Caller): string =>
  email_verified ? (email ?? '').toLowerCase() : '';

export const readDistrictOfSchool = async (
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
): Promise<DistrictOfSchool> => {
  const { organisation_id } = await findOwnSchool(db, caller);
  const district = await findDistrictOfSchool(db, organisation_id);
  return {
    district: district ? { name: district.name, joined_at: district.joined_at.toISOString() } : null,
    invitations: await listDistrictInvitationsTo(db, addressOf(caller)),
  };
};

const tellDistrict = async (
  deps: AnswerDeps,
  tx: Db,
  { district_id, ...answer }: { district_id: number } & Parameters<typeof schoolAnswered>[1],
): Promise<void> => {
  const admins = await listDistrictAdmins(tx, district_id);
  await notify(
    deps,
    tx,
    admins.map((id) => schoolAnswered(id, answer)),
  );
};

export const answerDistrict = (
  deps: AnswerDeps,
  caller: Caller,
  { id, join }: { id: number; join: boolean },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id: school_id, school } = await lockOwnSchool(tx, caller);
    const invitation = await consumeDistrictInvitation(tx, id, addressOf(caller));
    if (!invitation) throw notFound('This invitation');
    const { district_id } = invitation;
    const row = { school_id, district_id, joined_at: deps.clock.now() };
    if (join && !(await insertSchoolOfDistrict(tx, row))) throw conflict(districtMessages.oneDistrict);
    await tellDistrict(deps, tx, { district_id, school, what: join ? 'joined' : 'declined' });
  });

export const leaveDistrict = (deps: AnswerDeps, caller: Caller): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id: school_id, school } = await lockOwnSchool(tx, caller);
    const district = await findDistrictOfSchool(tx, school_id);
    if (!district) throw notFound('This district');
    await deleteSchoolOfDistrict(tx, { school_id, district_id: district.id });
    await tellDistrict(deps, tx, { district_id: district.id, school, what: 'left' });
  });
