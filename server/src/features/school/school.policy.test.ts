import { describe, expect, it } from 'vitest';
import { mayGiveClassTo, runsSchool, staffPermissions } from './school.policy.ts';

const membership = { organisation_id: 1, user_id: 7, role: 'admin' } as const;

describe('who runs a school', () => {
  it.each([
    ['an admin', membership, true],
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

describe('an admin who hands a class over', () => {
  const [admin, lead, other] = [{ id: 7 }, { id: 8 }, { id: 9 }];
  it.each([
    ['gives it to a colleague', { to: other.id, staff: [admin, lead, other] }, true],
    ['does not take it', { to: admin.id, staff: [admin, lead, other] }, false],
    ['takes it where nobody else is there', { to: admin.id, staff: [admin, lead] }, true],
  ])('%s', (_, { to, staff }, expected) => {
    expect(mayGiveClassTo({ callerId: admin.id, from: lead.id, to, staff })).toBe(expected);
  });
});
