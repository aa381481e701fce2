import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { LeaveWritingLink } from '../../shared/step-navigation/leave-writing-link.tsx';
import bar from '../../shared/step-navigation/step-navigation.module.css';
import classes from '../../shared/step-navigation/step-page-layout.module.css';

/** With a way back: an answer may not come. */
export const WorkspaceSkeleton = () => (
  <div className={classes.frame} aria-busy="true">
    <aside className={classes.journey}>
      <Stack gap="lg">
        <Skeleton height={32} width={120} />
        <LeaveWritingLink />
        {['one', 'two', 'three', 'four'].map((key) => (
          <Skeleton key={key} height={44} radius="md" />
        ))}
      </Stack>
    </aside>
    <header className={`${classes.narrow} ${bar.bar}`}>
      <LeaveWritingLink />
    </header>
    <main id="main" tabIndex={-1} className={classes.main}>
      <VisuallyHidden component="h1">Your writing is loading</VisuallyHidden>
      <Skeleton height={44} width="50%" mb="lg" />
      <Skeleton height="60vh" radius="lg" />
    </main>
  </div>
);
