import { Drawer } from '@mantine/core';
import { Logo } from '../../ui/logo.tsx';
import { LinkList } from './link-list.tsx';
import type { NavLink } from './nav-links.ts';
import classes from './navbar.module.css';
import { t } from './texts.ts';

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
    closeButtonProps={{ 'aria-label': t.closeNavigation, size: 'xl' }}
  >
    <nav aria-label={t.main}>
      <LinkList links={links} className={classes.column} onFollow={onClose} />
    </nav>
  </Drawer>
);
