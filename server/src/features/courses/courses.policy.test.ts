import { describe, expect, it } from 'vitest';
import { coursePermissions } from './courses.policy.ts';

const nothing = { edit: false, delete: false, keep_class_list: false, choose_teachers: false };

describe('what a person may do to a course', () => {
  it.each([
    {
      role: 'lead',
      status: 'active',
      may: { edit: true, delete: true, keep_class_list: true, choose_teachers: true },
    },
    { role: 'lead', status: 'archived', may: { ...nothing, delete: true, choose_teachers: true } },
    { role: 'co', status: 'active', may: { ...nothing, keep_class_list: true } },
    { role: 'co', status: 'archived', may: nothing },
    { role: 'relief', status: 'active', may: nothing },
    { role: null, status: 'active', may: nothing },
  ] as const)('$role, $status', ({ role, status, may }) => {
    expect(coursePermissions(role, { status })).toEqual(may);
  });
});
