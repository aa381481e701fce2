import { screens } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import { Outlet } from 'react-router';
import { LogoLink } from '../../ui/logo.tsx';
import classes from './auth-layout.module.css';
import { StoryIllustration } from './story-illustration.tsx';

/** The frame of sign-in, registration and password pages: a story on the left, one calm form on the right. */
export const AuthLayout = () => (
  <div className={classes.frame}>
    <aside className={classes.story} aria-label="About Inkling">
      <StoryIllustration className={classes.scene} />
      <div className={classes.words}>
        <p className={classes.claim}>Every story starts with one drop of ink.</p>
        <Text mt="md" maw="24rem" c="#dfe5ff">
          Plan it, write it, make it better. Inkling helps at every step and never writes it for you.
        </Text>
      </div>
    </aside>
    <div className={classes.side}>
      <Group component="header" gap={0} wrap="nowrap" align="stretch">
        <LogoLink to={screens.landing.path} label="Inkling, to the start" />
      </Group>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  </div>
);
