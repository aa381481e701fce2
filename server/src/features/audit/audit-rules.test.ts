import { contract } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { auditRules, ruleOf } from './rules/index.ts';
import { objectTypes } from './rules/rule.ts';
import { truncateIpAddress } from './truncate-ip-address.ts';

const declared = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ group, name, method: endpoint.method })),
);

describe('the rules of the record', () => {
  it.each(declared)('say something of $group.$name, or why not', ({ group, name }) => {
    const rule = ruleOf(group, name);
    expect(rule).toBeDefined();
    if (rule?.kind === 'none') expect(rule.why.length).toBeGreaterThan(10);
    else expect(rule?.says.length).toBeGreaterThan(4);
  });

  it('name no endpoint that is gone', () => {
    const known = new Set(declared.map(({ group, name }) => `${group}.${name}`));
    const named = Object.entries(auditRules).flatMap(([group, rules]) =>
      Object.keys(rules).map((name) => `${group}.${name}`),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('never call a change reading, and know every kind of thing they name', () => {
    for (const { group, name, method } of declared) {
      const rule = ruleOf(group, name);
      if (!rule || !('object' in rule)) continue;
      expect(objectTypes).toContain(rule.object);
      if (rule.kind === 'change') expect(method).not.toBe('GET');
      if (method !== 'GET') expect(rule.kind).toBe('change');
    }
  });
});

describe('the address of an entry', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::'],
    ['2001:db8::9', '2001:db8:0::'],
    ['::1', '0:0:0::'],
    ['203.0.113.77:50123', '203.0.113.0'],
    ['[2001:db8:12:34::9]:443', '2001:db8:12::'],
    ['=cmd()', 'unknown'],
    ['', 'unknown'],
  ])('%s is kept as %s', (address, short) => {
    expect(truncateIpAddress(address)).toBe(short);
  });
});
