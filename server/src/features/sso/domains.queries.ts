import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { organisations, schoolDomains, ssoConnections, ssoDomains } from '../../db/schema/index.ts';

interface Claim {
  id: number;
  organisation_id: number;
  domains: string[];
}

/** Those that another connection of the school states already, or that are known to be another school's. */
export const listTakenDomains = async (
  db: Db,
  { id, organisation_id, domains }: Claim,
): Promise<string[]> => {
  const stated = await db
    .select({ domain: ssoDomains.domain })
    .from(ssoDomains)
    .innerJoin(ssoConnections, eq(ssoConnections.id, ssoDomains.connection_id))
    .where(
      and(
        inArray(ssoDomains.domain, domains),
        eq(ssoConnections.organisation_id, organisation_id),
        ne(ssoConnections.id, id),
      ),
    );
  const foreign = await db
    .select({ domain: schoolDomains.domain })
    .from(schoolDomains)
    .where(and(inArray(schoolDomains.domain, domains), ne(schoolDomains.organisation_id, organisation_id)));
  return [...stated, ...foreign].map(({ domain }) => domain);
};

export const replaceDomains = async (db: Db, connection_id: number, domains: string[]): Promise<void> => {
  await db.delete(ssoDomains).where(eq(ssoDomains.connection_id, connection_id));
  if (domains.length > 0)
    await db.insert(ssoDomains).values(domains.map((domain) => ({ domain, connection_id })));
};

export const findSchoolByName = async (db: Db, name: string) =>
  (
    await db
      .select()
      .from(organisations)
      .where(and(eq(organisations.name, name), eq(organisations.kind, 'school')))
  )[0];

/** The school that a domain is confirmed for. */
export const findSchoolOfConfirmedDomain = async (db: Db, domain: string): Promise<number | undefined> =>
  (await db.select().from(schoolDomains).where(eq(schoolDomains.domain, domain)))[0]?.organisation_id;

export const insertConfirmedDomain = async (
  db: Db,
  row: typeof schoolDomains.$inferInsert,
): Promise<void> => {
  await db.insert(schoolDomains).values(row).onConflictDoNothing();
};

export const deleteConfirmedDomain = async (
  db: Db,
  { organisation_id, domain }: { organisation_id: number; domain: string },
): Promise<void> => {
  await db
    .delete(schoolDomains)
    .where(and(eq(schoolDomains.organisation_id, organisation_id), eq(schoolDomains.domain, domain)));
};

export const listConfirmedDomains = async (db: Db, organisationId: number): Promise<string[]> =>
  (
    await db
      .select({ domain: schoolDomains.domain })
      .from(schoolDomains)
      .where(eq(schoolDomains.organisation_id, organisationId))
      .orderBy(schoolDomains.domain)
  ).map(({ domain }) => domain);

/** What a school states in any of its connections. */
export const listDomainsOfConnections = async (db: Db, organisationId: number): Promise<string[]> =>
  (
    await db
      .selectDistinct({ domain: ssoDomains.domain })
      .from(ssoDomains)
      .innerJoin(ssoConnections, eq(ssoConnections.id, ssoDomains.connection_id))
      .where(eq(ssoConnections.organisation_id, organisationId))
      .orderBy(ssoDomains.domain)
  ).map(({ domain }) => domain);
