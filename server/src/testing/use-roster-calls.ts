import { type RosterResult, roster } from '@inkling/contract';
import { expect } from 'vitest';
import type { UserRow } from '../db/schema/index.ts';
import { buildRosterZip, type RosterTables } from './build-roster-zip.ts';
import type { useTestApp } from './use-test-app.ts';

/** Uploading rosters as an admin does, and what came of it. */
export const useRosterCalls = ({ callAs }: Pick<ReturnType<typeof useTestApp>, 'callAs'>) => {
  const send = (admin: UserRow, tables: RosterTables, dry_run = false) =>
    callAs(admin, roster.importRoster, {
      body: { filename: 'roster.zip', zip: buildRosterZip(tables).toString('base64'), dry_run },
    });
  const apply = async (admin: UserRow, tables: RosterTables): Promise<RosterResult> => {
    const { status, body } = await send(admin, tables);
    expect(status).toBe(200);
    return body;
  };
  const changesIn = ({ counts }: RosterResult) =>
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  return { send, apply, changesIn };
};
