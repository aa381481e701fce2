import { accounts } from './accounts.ts';
import type { EndpointGroup } from './endpoint.ts';

export * from './accounts.ts';
export * from './criteria.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './limits.ts';
export * from './screens.ts';

/** Every call there is, by feature: the server binds them, the client calls them, tests walk them. */
export const contract = { accounts } satisfies Record<string, EndpointGroup>;
