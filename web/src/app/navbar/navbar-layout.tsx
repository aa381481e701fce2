import { Outlet } from 'react-router';
import { Navbar } from './navbar.tsx';
import classes from './navbar-layout.module.css';

export const NavbarLayout = () => (
  <>
    <Navbar />
    <main id="main" tabIndex={-1} className={classes.main}>
      <Outlet />
    </main>
  </>
);
