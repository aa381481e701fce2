import type { EndpointGroup } from '@inkling/contract';
import type { AuditRule } from './rule.ts';

/** A rule for each endpoint of some groups: a missing one does not compile. */
export type RulesByEndpoint<C extends Record<string, EndpointGroup>> = {
  [G in keyof C]: { [N in keyof C[G]]: AuditRule<C[G][N]> };
};
