import { screens } from '@inkling/contract';
import { Stack, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMap } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { lazyOrFallback } from '../../ui/lazy-component.tsx';
import { LogoLink } from '../../ui/logo.tsx';
import { LeaveWritingLink } from './leave-writing-link.tsx';
import classes from './step-navigation.module.css';
import { AssignmentDetails, StepLinks, type StepNavigationProps } from './step-navigation-parts.tsx';
import { countSteps } from './step-order.ts';
import frame from './step-page-layout.module.css';

const StepNavigationDrawer = lazyOrFallback(
  async () => (await import('./step-navigation-drawer.tsx')).StepNavigationDrawer,
);

interface StepNavigationFrameProps extends StepNavigationProps {
  isGuest: boolean;
  /** Stands below the steps on a desk. */
  foot?: ReactNode;
}

/** Beside the page on a desk, behind a button on a phone. */
export const StepNavigation = ({ isGuest, foot, ...navigation }: StepNavigationFrameProps) => {
  const [opened, { open, close }] = useDisclosure();
  const count = countSteps(navigation.steps);
  const position = navigation.steps.findIndex(({ id }) => id === navigation.step.id) + 1;
  return (
    <>
      <aside className={frame.journey} data-tour="journey" aria-label="Writing Journey">
        <Stack gap="lg" className={frame.steps}>
          <LogoLink to={screens.landing.path} label="Inkling, to the start" />
          <LeaveWritingLink isGuest={isGuest} />
          <StepLinks {...navigation} />
          <AssignmentDetails {...navigation} />
        </Stack>
        {foot}
      </aside>
      <header className={`${frame.narrow} ${classes.bar}`} data-tour="journey">
        <LeaveWritingLink isGuest={isGuest} />
        <UnstyledButton className={classes.open} onClick={open}>
          <IconMap size={18} aria-hidden />
          {navigation.step.type === 'completed' ? navigation.step.title : `Step ${position} of ${count}`}
        </UnstyledButton>
        <Suspense>{opened && <StepNavigationDrawer {...navigation} onClose={close} />}</Suspense>
      </header>
    </>
  );
};
