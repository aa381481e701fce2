import { screens } from '@inkling/contract';
import { Stack, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMap } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyOrFallback } from '../../ui/lazy-component.tsx';
import { LogoLink } from '../../ui/logo.tsx';
import { BackLink } from './back-link.tsx';
import frame from './frame.module.css';
import classes from './journey.module.css';
import { Details, type JourneyProps, Steps } from './journey-parts.tsx';

const JourneyDrawer = lazyOrFallback(async () => (await import('./journey-drawer.tsx')).JourneyDrawer);

/** Beside the page on a desk, behind a button on a phone. */
export const Journey = ({ isGuest, ...journey }: JourneyProps & { isGuest: boolean }) => {
  const [opened, { open, close }] = useDisclosure();
  const position = journey.steps.findIndex(({ id }) => id === journey.step.id) + 1;
  return (
    <>
      <aside className={frame.journey} data-tour="journey" aria-label="Writing Journey">
        <Stack gap="lg">
          <LogoLink to={screens.landing.path} label="Inkling, to the start" />
          <BackLink isGuest={isGuest} />
          <Steps {...journey} />
          <Details {...journey} />
        </Stack>
      </aside>
      <header className={`${frame.narrow} ${classes.bar}`} data-tour="journey">
        <BackLink isGuest={isGuest} />
        <UnstyledButton className={classes.open} onClick={open}>
          <IconMap size={18} aria-hidden />
          Step {position} of {journey.steps.length}
        </UnstyledButton>
        <Suspense>{opened && <JourneyDrawer {...journey} onClose={close} />}</Suspense>
      </header>
    </>
  );
};
