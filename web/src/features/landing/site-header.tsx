import { landingPaths, languageNames, languages, locales, screens } from '@inkling/contract';
import { InkDropLogo } from '../../ui/ink-drop-logo.tsx';
import { Icon } from './art/icon.tsx';
import type { Target } from './content/navigation.ts';
import { inLanguage, useSite } from './site-language.ts';

interface SiteHeaderProps {
  sections: readonly Target[];
  other: Target;
  main: Target;
  isTranslated?: boolean;
}

const Links = ({ targets }: { targets: readonly Target[] }) =>
  targets.map(({ label, href }) => (
    <li key={label}>
      <a href={href}>{label}</a>
    </li>
  ));

/** Each in its own words, for whoever cannot read this page. */
const LanguageLinks = ({ className }: { className?: string }) => {
  const { language } = useSite();
  return languages
    .filter((one) => one !== language)
    .map((one) => (
      <a
        key={one}
        href={inLanguage(landingPaths[one], one)}
        hrefLang={locales[one]}
        lang={locales[one]}
        className={className}
      >
        {languageNames[one]}
      </a>
    ));
};

/** The menu of narrow screens is a details element: it opens without a script. */
export const SiteHeader = ({ sections, other, main, isTranslated = false }: SiteHeaderProps) => {
  const { t, path, pathInApp } = useSite();
  const signIn = { label: t.signIn, href: pathInApp(screens.login.path) };
  return (
    <header className="site-header">
      <div className="wrap bar">
        <a href={path} className="logo" aria-label={t.toTheStart}>
          <InkDropLogo />
          Inkling
        </a>
        <nav aria-label={t.main} className="wide-nav">
          <ul>
            <Links targets={[...sections, other]} />
          </ul>
        </nav>
        <button type="button" className="round" data-theme-switch hidden aria-label={t.darkTheme}>
          <Icon name="sun" size={22} />
        </button>
        {isTranslated && <LanguageLinks className="sign-in language-link" />}
        <a href={signIn.href} className="sign-in">
          {signIn.label}
        </a>
        <a href={main.href} className="plain-button">
          {main.label}
        </a>
        <details className="menu">
          <summary className="round" aria-label={t.menu}>
            <Icon name="menu" />
          </summary>
          <nav aria-label={t.menu} className="panel raised">
            <ul>
              <Links targets={[...sections, other, signIn]} />
              {isTranslated && (
                <li>
                  <LanguageLinks />
                </li>
              )}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
};
