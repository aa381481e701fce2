import { describe, expect, it } from 'vitest';
import { colleaguePermissions } from './course-teachers.policy.ts';

const none = { change: false, remove: false, make_lead: false };

describe('what may be done about somebody who teaches a course', () => {
  it.each([
    ['the lead', 'co', false, { change: true, remove: true, make_lead: true }],
    ['the lead', 'relief', false, { change: true, remove: true, make_lead: false }],
    ['the lead', 'lead', true, none],
    ['a colleague', 'co', true, { ...none, remove: true }],
    ['a colleague', 'relief', false, none],
    ['a colleague', 'lead', false, none],
  ] as const)('by %s about a %s, themselves: %s', (who, role, is_self, may) => {
    expect(colleaguePermissions(who === 'the lead', { role, is_self })).toEqual(may);
  });
});
