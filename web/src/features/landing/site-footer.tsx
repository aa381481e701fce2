import type { SiteSettings } from '@inkling/contract';
import { InkDropLogo } from '../../ui/ink-drop-logo.tsx';
import { Icon } from './art/icon.tsx';
import { footerGroups } from './content/navigation.ts';
import { type ContactQrCode, QrCodeDialog } from './qr-code-dialog.tsx';
import { useSite } from './site-language.ts';

interface SiteFooterProps {
  contact: SiteSettings['contact'];
  codes: readonly ContactQrCode[];
}

const Contact = ({ contact, codes }: SiteFooterProps) => (
  <section id="contact" className="footer-contact" aria-labelledby="contact-title">
    <h2 id="contact-title">{useSite().t.footer.talkToUs}</h2>
    <ul>
      <li>
        <a href={`mailto:${contact.email}`}>
          <Icon name="mail" size={20} />
          {contact.email}
        </a>
      </li>
      <li>
        <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" size={20} />
          {contact.phone}
        </a>
      </li>
      <li>
        <a href={contact.social.url} rel="noopener">
          <Icon name="page" size={20} />
          {contact.social.label}
        </a>
      </li>
      {codes.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`} data-opens={id} aria-haspopup="dialog">
            <Icon name="code" size={20} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

export const SiteFooter = ({ contact, codes }: SiteFooterProps) => {
  const site = useSite();
  return (
    <footer className="site-footer">
      <div className="wrap footer-columns">
        <div className="footer-brand">
          <p className="logo">
            <InkDropLogo />
            Inkling
          </p>
          <p className="soft">{site.t.footer.motto}</p>
        </div>
        {footerGroups(site).map(({ title, targets }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {targets.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Contact contact={contact} codes={codes} />
      </div>
      {codes.map((code) => (
        <QrCodeDialog key={code.id} code={code} />
      ))}
    </footer>
  );
};
