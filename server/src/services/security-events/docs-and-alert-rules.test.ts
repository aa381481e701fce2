import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { securityEventLevels, watchedKinds } from './security-event.ts';

const read = (path: string): Promise<string> =>
  readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');

it('are all in the list that operators read', async () => {
  const [, list = ''] = (await read('docs/security.md')).split('## Security events');
  const listed = [...list.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(securityEventLevels).sort());
});

it('begin at none in the metrics where an alert waits for the first of them', async () => {
  const alerts = await read('deploy/monitoring/alerts.yaml');
  const named = [...alerts.matchAll(/event=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|'));
  expect(named).toContain('launch_refused');
  for (const name of named) expect(Object.keys(watchedKinds)).toContain(name);
});
