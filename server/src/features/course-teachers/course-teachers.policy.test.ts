import { describe, expect, it } from 'vitest';
import { colleaguePermissions, howToAddColleague } from './course-teachers.policy.ts';

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
    expect(colleaguePermissions(who === 'the lead', { role, is_self, is_invited: false })).toEqual(may);
  });

  it('who has not answered yet can only be taken back', () => {
    const invited = { role: 'co', is_self: false, is_invited: true } as const;
    expect(colleaguePermissions(true, invited)).toEqual({ ...none, remove: true });
  });

  it.each([
    ['the same school', 1, 1, 'at once'],
    ['no school', null, null, 'ask'],
    ['two schools', 1, 2, 'refuse'],
    ['a school and none', 1, null, 'refuse'],
    ['none and a school', null, 1, 'refuse'],
  ] as const)('sharing in %s', (_, lead, colleague, how) => {
    expect(howToAddColleague(lead, colleague)).toBe(how);
  });
});
