import { Icon } from '../art/icon.tsx';
import { trust } from '../content/trust.ts';

/** Four promises, each with the page where it can be checked. */
export const Trust = () => (
  <ul className="trust panel grid shelf" aria-label="What you can rely on">
    {trust.map(({ icon, title, text, link }) => (
      <li key={title}>
        <Icon name={icon} size={26} />
        <div>
          <h2>{title}</h2>
          <p className="soft small">
            {text} <a href={link.href}>{link.label}</a>
          </p>
        </div>
      </li>
    ))}
  </ul>
);
