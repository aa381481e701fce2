import { screens } from '@inkling/contract';
import { NavLink as RouterLink } from 'react-router';
import type { NavLink } from './nav-links.ts';
import classes from './navbar.module.css';

interface LinkListProps {
  links: NavLink[];
  className?: string;
  onFollow?: () => void;
}

export const LinkList = ({ links, className, onFollow }: LinkListProps) => (
  <ul className={className}>
    {links.map(({ label, screen }) => (
      <li key={screen}>
        <RouterLink to={screens[screen].path} className={classes.link} onClick={onFollow}>
          {label}
        </RouterLink>
      </li>
    ))}
  </ul>
);
