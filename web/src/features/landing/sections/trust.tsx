import { Icon } from '../art/icon.tsx';
import { trust } from '../content/trust.ts';
import { useSite } from '../site-language.ts';

/** Four promises, each with the page where it can be checked. */
export const Trust = () => {
  const { t, pathInApp } = useSite();
  return (
    <ul className="trust panel grid shelf" aria-label={t.trust.label}>
      {trust.map(({ key, icon, href }) => (
        <li key={key}>
          <Icon name={icon} size={26} />
          <div>
            <h2>{t.trust[key].title}</h2>
            <p className="soft small">
              {t.trust[key].text} <a href={pathInApp(href)}>{t.trust[key].link}</a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
};
