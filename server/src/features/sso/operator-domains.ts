import { emailDomain } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { StartupError } from '../../startup-error.ts';
import {
  deleteConfirmedDomain,
  findSchoolByName,
  findSchoolOfConfirmedDomain,
  insertConfirmedDomain,
  listConfirmedDomains,
  listDomainsOfConnections,
} from './domains.queries.ts';
import { publicMailDomains } from './public-mail-domains.ts';
import { connectionMessages } from './sso.messages.ts';

const readDomain = (given: string): string => {
  const { data, error } = emailDomain.safeParse(given);
  if (error) throw new StartupError(error.issues[0]?.message ?? 'This is no domain.');
  return data;
};

/** Whoever runs the server has made sure that the school owns the domain. */
export const confirmDomain = async (
  db: Db,
  { organisation_id, domain }: { organisation_id: number; domain: string },
): Promise<void> => {
  if (publicMailDomains.has(domain)) throw new StartupError(connectionMessages.publicDomain(domain));
  await insertConfirmedDomain(db, { organisation_id, domain });
  if ((await findSchoolOfConfirmedDomain(db, domain)) !== organisation_id)
    throw new StartupError(`${domain} is confirmed for another school. Remove it there first.`);
};

/** Confirms a domain of a school or takes that back, and says how things stand. */
export const changeDomainsAsOperator = async (
  db: Db,
  { school, add, remove }: { school: string; add?: string | undefined; remove?: string | undefined },
): Promise<string> => {
  const found = await findSchoolByName(db, school);
  if (!found) throw new StartupError(`There is no school called ${school}.`);
  if (add) await confirmDomain(db, { organisation_id: found.id, domain: readDomain(add) });
  if (remove) await deleteConfirmedDomain(db, { organisation_id: found.id, domain: readDomain(remove) });
  const confirmed = await listConfirmedDomains(db, found.id);
  const waiting = (await listDomainsOfConnections(db, found.id)).filter(
    (domain) => !confirmed.includes(domain),
  );
  const line = (word: string, domains: string[]) => `${word}: ${domains.join(', ') || 'none'}`;
  return [`Email domains of ${school}`, line('Confirmed', confirmed), line('Waiting', waiting)].join('\n');
};
