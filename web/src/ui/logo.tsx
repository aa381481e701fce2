import { Link } from 'react-router';
import { LogoDrop } from './logo-drop.tsx';

/** A drop of ink with a face, and the name. */
export const Logo = () => (
  <span className="logo">
    <LogoDrop />
    Inkling
  </span>
);

export const LogoLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className="logo" aria-label={label}>
    <LogoDrop />
    Inkling
  </Link>
);
