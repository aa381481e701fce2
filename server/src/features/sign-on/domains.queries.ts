import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { organisations, schoolDomains, signOnConnections, signOnDomains } from '../../db/schema/index.ts';

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
    .select({ domain: signOnDomains.domain })
    .from(signOnDomains)
    .innerJoin(signOnConnections, eq(signOnConnections.id, signOnDomains.connection_id))
    .where(
      and(
        inArray(signOnDomains.domain, domains),
        eq(signOnConnections.organisation_id, organisation_id),
        ne(signOnConnections.id, id),
      ),
    );
  const foreign = await db
    .select({ domain: schoolDomains.domain })
    .from(schoolDomains)
    .where(and(inArray(schoolDomains.domain, domains), ne(schoolDomains.organisation_id, organisation_id)));
  return [...stated, ...foreign].map(({ domain }) => domain);
};

export const replaceDomains = async (db: Db, connection_id: number, domains: string[]): Promise<void> => {
  await db.delete(signOnDomains).where(eq(signOnDomains.connection_id, connection_id));
  if (domains.length > 0)
    await db.insert(signOnDomains).values(domains.map((domain) => ({ domain, connection_id })));
};

export const findSchoolByName = async (db: Db, name: string) =>
  (await db.select().from(organisations).where(eq(organisations.name, name)))[0];

/** The school that a domain is confirmed for. */
export const findDomainOwner = async (db: Db, domain: string): Promise<number | undefined> =>
  (await db.select().from(schoolDomains).where(eq(schoolDomains.domain, domain)))[0]?.organisation_id;

export const insertSchoolDomain = async (db: Db, row: typeof schoolDomains.$inferInsert): Promise<void> => {
  await db.insert(schoolDomains).values(row).onConflictDoNothing();
};

export const deleteSchoolDomain = async (
  db: Db,
  { organisation_id, domain }: { organisation_id: number; domain: string },
): Promise<void> => {
  await db
    .delete(schoolDomains)
    .where(and(eq(schoolDomains.organisation_id, organisation_id), eq(schoolDomains.domain, domain)));
};

export const listSchoolDomains = async (db: Db, organisationId: number): Promise<string[]> =>
  (
    await db
      .select({ domain: schoolDomains.domain })
      .from(schoolDomains)
      .where(eq(schoolDomains.organisation_id, organisationId))
      .orderBy(schoolDomains.domain)
  ).map(({ domain }) => domain);

/** What a school states in any of its connections. */
export const listStatedDomains = async (db: Db, organisationId: number): Promise<string[]> =>
  (
    await db
      .selectDistinct({ domain: signOnDomains.domain })
      .from(signOnDomains)
      .innerJoin(signOnConnections, eq(signOnConnections.id, signOnDomains.connection_id))
      .where(eq(signOnConnections.organisation_id, organisationId))
      .orderBy(signOnDomains.domain)
  ).map(({ domain }) => domain);
