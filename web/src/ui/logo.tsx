import { Link } from 'react-router';
import { InkDropLogo } from './ink-drop-logo.tsx';

/** A drop of ink with a face, and the name. */
export const Logo = () => (
  <span className="logo">
    <InkDropLogo />
    Inkling
  </span>
);

export const LogoLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className="logo" aria-label={label}>
    <InkDropLogo />
    Inkling
  </Link>
);
