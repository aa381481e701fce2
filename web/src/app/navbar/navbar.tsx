import { dashboardOf, screenPath, screens } from '@inkling/contract';
import { Box, Burger, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { readToken } from '../../api/token.ts';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { lazyOrFallback } from '../../ui/lazy-component.tsx';
import { LogoLink } from '../../ui/logo.tsx';
import { LinkList } from './link-list.tsx';
import { type NavLink, navLinks, oftenUsedByTeachers } from './nav-links.ts';
import classes from './navbar.module.css';
import { ProfileMenu } from './profile-menu.tsx';
import { t } from './texts.ts';

const NavDrawer = lazyOrFallback(async () => (await import('./nav-drawer.tsx')).NavDrawer);

/** The drawer comes with the first tap: wide screens never need it. */
const SmallScreenMenu = ({ links }: { links: NavLink[] }) => {
  const [opened, { open, close }] = useDisclosure();
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    open();
  };
  return (
    <div className={classes.small}>
      <Burger
        opened={opened}
        onClick={show}
        aria-label={t.openNavigation}
        size="sm"
        className={classes.burger}
      />
      <Suspense fallback={null}>
        {wanted && <NavDrawer links={links} opened={opened} onClose={close} />}
      </Suspense>
    </div>
  );
};

/** More need a wider screen to stand in a row. */
const fewLinks = 6;

export const Navbar = () => {
  const user = useUser();
  const links = user ? navLinks(user) : [];
  const home = user ? screenPath(dashboardOf(user.role)) : screens.landing.path;
  return (
    <header className={classes.bar} data-tour="navigation" data-many={links.length > fewLinks || undefined}>
      <Group gap="xs" wrap="nowrap" mx="auto" px="lg" maw="76rem" mih="4rem">
        {user && <SmallScreenMenu links={links} />}
        <Box mr="auto">
          <LogoLink to={home} label={user ? t.inklingToYourDashboard : t.inklingToTheStart} />
        </Box>
        <nav aria-label={t.main} className={classes.wide}>
          <LinkList links={links} className={classes.row} />
        </nav>
        {user && <NotificationBell />}
        {user && <ProfileMenu user={user} />}
        {readToken() === null && (
          <Link to={screens.login.path} className={classes.link}>
            {t.signIn}
          </Link>
        )}
      </Group>
      {user?.role === 'teacher' && (
        <nav aria-label={t.oftenUsed} className={classes.often}>
          <LinkList links={oftenUsedByTeachers} className={classes.row} />
        </nav>
      )}
    </header>
  );
};
