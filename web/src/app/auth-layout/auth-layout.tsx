import { screens } from '@inkling/contract';
import { Group, Text } from '@mantine/core';
import { Outlet } from 'react-router';
import { isFramed } from '../../ui/is-framed.ts';
import { Logo, LogoLink } from '../../ui/logo.tsx';
import classes from './auth-layout.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { StoryIllustration } from './story-illustration.tsx';
import { t } from './texts.ts';

/** The frame of sign-in, registration and password pages: a story on the left, one calm form on the right. */
export const AuthLayout = () => (
  <div className={classes.frame}>
    <aside className={classes.story} aria-label={t.aboutInkling}>
      <StoryIllustration className={classes.scene} />
      <div className={classes.words}>
        <p className={classes.claim}>{t.everyStoryStartsWithOne}</p>
        <Text mt="md" maw="24rem" c="#dfe5ff">
          {t.planItWriteItMake}
        </Text>
      </div>
    </aside>
    <div className={classes.side}>
      <Group component="header" gap={0} wrap="nowrap" align="stretch">
        {/* Inside the page of a learning platform nothing leads to the rest of Inkling. */}
        {isFramed() ? <Logo /> : <LogoLink to={screens.landing.path} label={t.inklingToTheStart} />}
        <LanguageSwitch />
      </Group>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  </div>
);
