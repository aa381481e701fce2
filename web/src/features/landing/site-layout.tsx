import type { SiteSettings } from '@inkling/contract';
import type { ReactNode } from 'react';
import type { Target } from './content/navigation.ts';
import type { ContactQrCode } from './qr-code-dialog.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useSite } from './site-language.ts';
import type { SiteTexts } from './texts.ts';

interface SiteLayoutProps {
  site: SiteSettings;
  sections: readonly Target[];
  other: Target;
  main: Target;
  /** Whether the page is there in every language. */
  isTranslated?: boolean;
  children: ReactNode;
}

const codesOf = (
  { wechat, whatsapp }: SiteSettings['contact'],
  { codes }: Pick<SiteTexts, 'codes'>,
): ContactQrCode[] => [
  { id: 'wechat-code', name: codes.wechat, content: wechat, hint: codes.wechatHint },
  {
    id: 'whatsapp-code',
    name: codes.whatsapp,
    content: `https://wa.me/${whatsapp.replace(/\D/g, '')}`,
    hint: codes.whatsappHint(whatsapp),
  },
];

/** What both public pages have around their sections. */
export const SiteLayout = ({ site, children, ...header }: SiteLayoutProps) => {
  const { t } = useSite();
  return (
    <>
      <a href="#main" className="skip-link">
        {t.skipToContent}
      </a>
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter contact={site.contact} codes={codesOf(site.contact, t)} />
    </>
  );
};
