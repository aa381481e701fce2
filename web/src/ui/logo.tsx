import classes from './logo.module.css';
import { LogoDrop } from './logo-drop.tsx';

/** A drop of ink with a face, and the name. */
export const Logo = () => (
  <span className={classes.logo}>
    <LogoDrop className={classes.drop} />
    Inkling
  </span>
);
