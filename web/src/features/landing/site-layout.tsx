import type { SiteSettings } from '@inkling/contract';
import type { ReactNode } from 'react';
import type { Target } from './content/navigation.ts';
import type { ContactQrCode } from './qr-code-dialog.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SiteLayoutProps {
  site: SiteSettings;
  sections: readonly Target[];
  other: Target;
  main: Target;
  children: ReactNode;
}

const codesOf = ({ wechat, whatsapp }: SiteSettings['contact']): ContactQrCode[] => [
  {
    id: 'wechat-code',
    name: 'WeChat',
    content: wechat,
    hint: 'Scan with WeChat to talk to us there.',
  },
  {
    id: 'whatsapp-code',
    name: 'WhatsApp Business',
    content: `https://wa.me/${whatsapp.replace(/\D/g, '')}`,
    hint: `Scan with your phone, or write to ${whatsapp}.`,
  },
];

/** What both public pages have around their sections. */
export const SiteLayout = ({ site, sections, other, main, children }: SiteLayoutProps) => (
  <>
    <a href="#main" className="skip-link">
      Skip to content
    </a>
    <SiteHeader sections={sections} other={other} main={main} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <SiteFooter contact={site.contact} codes={codesOf(site.contact)} />
  </>
);
