import { screenPath, screens } from '@inkling/contract';
import { Link } from 'react-router';
import { useSupportEmail } from '../../api/support.ts';
import classes from './landing-page.module.css';

const links = [
  { label: 'Privacy', to: screenPath('docs', { slug: 'privacy' }) },
  { label: 'Terms', to: screenPath('docs', { slug: 'terms' }) },
  { label: 'Contact', to: screens.contact.path },
];

export const LandingFooter = () => {
  const email = useSupportEmail();
  return (
    <footer className={classes.footer}>
      <p>
        Inkling ·{' '}
        <a href={`mailto:${email}`} className={classes.mail}>
          {email}
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
};
