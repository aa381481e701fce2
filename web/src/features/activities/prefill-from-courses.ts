import { type Course, skillTags } from '@inkling/contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { courseWithStudents } from './activities.queries.ts';
import type { ActivityFormState, ActivityValues } from './activity-values.ts';

type Taken = Pick<ActivityValues, 'subject' | 'grade_levels' | 'skill_list'>;

/** What an activity for these courses need not be asked. */
export const valuesFromCourses = (
  courses: Pick<Course, 'subject' | 'grade_levels' | 'skills'>[],
): Partial<Taken> => {
  const [first] = courses;
  if (!first) return {};
  const grades = new Set(courses.flatMap(({ grade_levels }) => grade_levels));
  const skills = new Set(courses.flatMap((course) => course.skills));
  return {
    ...(courses.every(({ subject }) => subject === first.subject) && { subject: first.subject }),
    grade_levels: [...grades].toSorted((one, other) => one - other),
    skill_list: skillTags.filter((tag) => skills.has(tag)),
  };
};

const followed = ['subject', 'grade_levels', 'skill_list'] as const;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The first values stand here as long as the teacher has chosen no others. */
export const usePrefillFromCourses = (form: ActivityFormState, untouched: Taken, isNew: boolean): void => {
  const { relation, course_ids } = form.values;
  const ids = isNew && relation === 'course' ? course_ids : [];
  const found = useQueries({ queries: ids.map((id) => courseWithStudents(id)) });
  const taken = valuesFromCourses(found.flatMap(({ data }) => data ?? []));
  const last = useRef<Partial<Taken>>(untouched);
  useEffect(() => {
    const values = form.getValues();
    // What a kept form took from its courses goes on following them.
    for (const name of followed)
      if (taken[name] !== undefined && same(values[name], taken[name]))
        last.current = { ...last.current, [name]: taken[name] };
    const follow = (name: keyof Taken) =>
      taken[name] !== undefined && same(values[name], last.current[name]) && !same(values[name], taken[name]);
    const changed: Partial<Taken> = {
      ...(follow('subject') && { subject: taken.subject }),
      ...(follow('grade_levels') && { grade_levels: taken.grade_levels }),
      ...(follow('skill_list') && { skill_list: taken.skill_list }),
    };
    if (Object.keys(changed).length === 0) return;
    last.current = { ...last.current, ...changed };
    form.setValues(changed);
    for (const name of Object.keys(changed)) form.clearFieldError(name);
  });
};
