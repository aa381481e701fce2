import type { contract } from '@inkling/contract';
import { accountsAndSchoolsRules } from './accounts-and-schools.rules.ts';
import { coursesAndReportsRules } from './courses-and-reports.rules.ts';
import type { AuditRule } from './rule.ts';
import type { RulesByEndpoint } from './rules-by-endpoint.ts';
import { writingsRules } from './writings.rules.ts';

/** What the record says of every call there is, by feature. */
export const auditRules: RulesByEndpoint<typeof contract> = {
  ...accountsAndSchoolsRules,
  ...coursesAndReportsRules,
  ...writingsRules,
};

/** By group and name; the rules of one endpoint take its calls and no others, which the union of all can't say. */
export const ruleOf = (group: string, name: string): AuditRule | undefined =>
  (auditRules as unknown as Record<string, Record<string, AuditRule>>)[group]?.[name];
