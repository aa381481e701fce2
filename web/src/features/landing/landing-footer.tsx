import { screenPath, screens } from '@inkling/contract';
import { Link } from 'react-router';
import { supportEmail } from '../../ui/support.ts';
import classes from './landing-page.module.css';

const links = [
  { label: 'Privacy', to: screenPath('docs', { slug: 'privacy' }) },
  { label: 'Terms', to: screenPath('docs', { slug: 'terms' }) },
  { label: 'Contact', to: screens.contact.path },
];

export const LandingFooter = () => (
  <footer className={classes.footer}>
    <p>
      Inkling ·{' '}
      <a href={`mailto:${supportEmail}`} className={classes.mail}>
        {supportEmail}
      </a>
    </p>
    <ul>
      {links.map(({ label, to }) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </footer>
);
