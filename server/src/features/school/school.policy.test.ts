import { describe, expect, it } from 'vitest';
import { runsSchool, staffPermissions } from './school.policy.ts';

const joined_at = new Date('2026-01-01');
const membership = { organisation_id: 1, user_id: 7, role: 'admin', joined_at } as const;

describe('who runs a school', () => {
  it.each([
    ['an admin', membership, true],
    ['an admin who has not joined yet', { ...membership, joined_at: null }, false],
    ['a teacher', { ...membership, role: 'teacher' }, false],
    ['a stranger', undefined, false],
  ] as const)('%s: %s', (_, who, expected) => {
    expect(runsSchool(who)).toBe(expected);
  });

  it('changes colleagues and never themselves', () => {
    expect(staffPermissions(membership, { id: 8 })).toEqual({ change: true, remove: true });
    expect(staffPermissions(membership, { id: 7 })).toEqual({ change: false, remove: false });
    const teacher = { ...membership, role: 'teacher' } as const;
    expect(staffPermissions(teacher, { id: 8 })).toEqual({ change: false, remove: false });
  });
});
