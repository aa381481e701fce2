import { Outlet } from 'react-router';
import { useUser } from '../../api/session.ts';
import { HelpWidget } from '../../features/help/help-widget.tsx';
import { Navbar } from './navbar.tsx';
import classes from './navbar-layout.module.css';

export const NavbarLayout = () => (
  <>
    <Navbar />
    <main id="main" tabIndex={-1} className={classes.main}>
      <Outlet />
    </main>
    {useUser() && <HelpWidget />}
  </>
);
