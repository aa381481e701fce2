import { Drawer } from '@mantine/core';
import { Logo } from '../../ui/logo.tsx';
import { LinkList } from './link-list.tsx';
import type { NavLink } from './nav-links.ts';
import classes from './navbar.module.css';

interface NavDrawerProps {
  links: NavLink[];
  opened: boolean;
  onClose: () => void;
}

export const NavDrawer = ({ links, opened, onClose }: NavDrawerProps) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    position="left"
    size="xs"
    title={<Logo />}
    closeButtonProps={{ 'aria-label': 'Close navigation', size: 'xl' }}
  >
    <nav aria-label="Main">
      <LinkList links={links} className={classes.column} onFollow={onClose} />
    </nav>
  </Drawer>
);
