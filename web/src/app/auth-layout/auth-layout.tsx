import { screens } from '@inkling/contract';
import { Link, Outlet } from 'react-router';
import { Logo } from '../../ui/logo.tsx';
import classes from './auth-layout.module.css';
import { StoryScene } from './story-scene.tsx';

/** The frame of sign-in, registration and password pages: a story on the left, one calm form on the right. */
export const AuthLayout = () => (
  <div className={classes.frame}>
    <aside className={classes.story} aria-label="About Inkling">
      <StoryScene className={classes.scene} />
      <div className={classes.words}>
        <p className={classes.claim}>Every story starts with one drop of ink.</p>
        <p className={classes.detail}>
          Plan it, write it, make it better. Inkling helps at every step and never writes it for you.
        </p>
      </div>
    </aside>
    <div className={classes.side}>
      <header className={classes.header}>
        <Link to={screens.landing.path} className={classes.home} aria-label="Inkling, to the start">
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  </div>
);
