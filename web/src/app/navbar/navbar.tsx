import { dashboardOf, screenPath, screens } from '@inkling/contract';
import { Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, NavLink } from 'react-router';
import { useUser } from '../../api/session.ts';
import { readToken } from '../../api/token.ts';
import { useIsBuilt } from '../../ui/built-screens.ts';
import { Logo } from '../../ui/logo.tsx';
import { navLinks } from './nav-links.ts';
import classes from './navbar.module.css';
import { ProfileMenu } from './profile-menu.tsx';

interface LinkListProps {
  links: ReturnType<typeof navLinks>;
  className?: string;
  onFollow?: () => void;
}

const LinkList = ({ links, className, onFollow }: LinkListProps) => (
  <ul className={className}>
    {links.map(({ label, screen }) => (
      <li key={screen}>
        <NavLink to={screens[screen].path} className={classes.link} onClick={onFollow}>
          {label}
        </NavLink>
      </li>
    ))}
  </ul>
);

const SmallScreenMenu = ({ links }: Pick<LinkListProps, 'links'>) => {
  const [opened, { open, close }] = useDisclosure();
  return (
    <div className={classes.small}>
      <Burger
        opened={opened}
        onClick={open}
        aria-label="Open navigation"
        size="sm"
        className={classes.burger}
      />
      <Drawer
        opened={opened}
        onClose={close}
        position="left"
        size="xs"
        title={<Logo />}
        closeButtonProps={{ 'aria-label': 'Close navigation', size: 'lg' }}
      >
        <nav aria-label="Main">
          <LinkList links={links} className={classes.column} onFollow={close} />
        </nav>
      </Drawer>
    </div>
  );
};

export const Navbar = () => {
  const user = useUser();
  const isBuilt = useIsBuilt();
  const links = user ? navLinks(user).filter(({ screen }) => isBuilt(screen)) : [];
  const home = user ? screenPath(dashboardOf(user.role)) : screens.landing.path;
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        {user && <SmallScreenMenu links={links} />}
        <Link
          to={home}
          className={classes.home}
          aria-label={user ? 'Inkling, to your dashboard' : 'Inkling, to the start'}
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className={classes.wide}>
          <LinkList links={links} className={classes.row} />
        </nav>
        {user && <ProfileMenu user={user} />}
        {readToken() === null && (
          <Link to={screens.login.path} className={classes.link}>
            Sign in
          </Link>
        )}
      </div>
    </header>
  );
};
