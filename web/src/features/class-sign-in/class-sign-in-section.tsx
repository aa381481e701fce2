import type { ClassSignInState, Course } from '@inkling/contract';
import { Box, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../shared/query-state.tsx';
import { Section } from '../../ui/detail-layout.tsx';
import { classSignInOf } from './class-sign-in.queries.ts';
import { ClosedClassSignIn } from './closed-class-sign-in.tsx';
import { OpenClassSignIn } from './open-class-sign-in.tsx';

/** Older classes type their passwords; primary schools end with Year 6. */
const oldestYear = 6;

const isForYoungChildren = ({ grade_levels }: Course): boolean =>
  grade_levels.length === 0 || grade_levels.some((grade) => grade <= oldestYear);

const State = ({ state }: { state: ClassSignInState }) =>
  state.open ? <OpenClassSignIn state={state} open={state.open} /> : <ClosedClassSignIn state={state} />;

const SignInOfCourse = ({ course }: { course: Course }) => (
  <Box mb="xl">
    <Section title="Picture sign-in">
      <QueryState
        query={useQuery(classSignInOf(course.id))}
        skeleton={<Skeleton height="4rem" radius="lg" />}
      >
        {(state) => <State state={state} />}
      </QueryState>
    </Section>
  </Box>
);

/** A teacher opens the sign-in of young children for a lesson. */
export const ClassSignInSection = ({ course }: { course: Course }) =>
  isForYoungChildren(course) && course.status !== 'archived' ? <SignInOfCourse course={course} /> : null;
