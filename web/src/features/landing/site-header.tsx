import { screens } from '@inkling/contract';
import { InkDropLogo } from '../../ui/ink-drop-logo.tsx';
import { Icon } from './art/icon.tsx';
import type { Target } from './content/navigation.ts';

interface SiteHeaderProps {
  sections: readonly Target[];
  other: Target;
  main: Target;
}

const Links = ({ targets }: { targets: readonly Target[] }) => (
  <ul>
    {targets.map(({ label, href }) => (
      <li key={label}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);

/** The menu of narrow screens is a details element: it opens without a script. */
export const SiteHeader = ({ sections, other, main }: SiteHeaderProps) => {
  const signIn = { label: 'Sign in', href: screens.login.path };
  return (
    <header className="site-header">
      <div className="wrap bar">
        <a href={screens.landing.path} className="logo" aria-label="Inkling, to the start">
          <InkDropLogo />
          Inkling
        </a>
        <nav aria-label="Main" className="wide-nav">
          <Links targets={[...sections, other]} />
        </nav>
        <button type="button" className="round" data-theme-switch hidden aria-label="Dark theme">
          <Icon name="sun" size={22} />
        </button>
        <a href={signIn.href} className="sign-in">
          {signIn.label}
        </a>
        <a href={main.href} className="plain-button">
          {main.label}
        </a>
        <details className="menu">
          <summary className="round" aria-label="Menu">
            <Icon name="menu" />
          </summary>
          <nav aria-label="Menu" className="panel raised">
            <Links targets={[...sections, other, signIn]} />
          </nav>
        </details>
      </div>
    </header>
  );
};
