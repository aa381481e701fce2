import { accounts } from './accounts.ts';
import { children } from './children.ts';
import { dashboard } from './dashboard.ts';
import type { EndpointGroup } from './endpoint.ts';
import { files } from './files.ts';
import { help } from './help.ts';
import { pages } from './pages.ts';

export * from './accounts.ts';
export * from './children.ts';
export * from './criteria.ts';
export * from './dashboard.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './feedback.ts';
export * from './fields.ts';
export * from './files.ts';
export * from './help.ts';
export * from './limits.ts';
export * from './pages.ts';
export * from './screens.ts';

/** Every call there is, by feature: the server binds them, the client calls them, tests walk them. */
export const contract = { accounts, children, dashboard, files, help, pages } satisfies Record<
  string,
  EndpointGroup
>;
