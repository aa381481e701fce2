import { screens } from '@inkling/contract';
import { formatLongDate } from '../../ui/dates.ts';
import prose from '../../ui/theme/prose.module.css';
import { LegalDocumentArticle } from './legal-document-article.tsx';
import { t } from './texts.ts';

const LegalPage = ({ name }: { name: 'terms' | 'privacy' }) => (
  <LegalDocumentArticle slug={name} title={screens[name].title}>
    <p className={prose.aside}>{t.lastUpdated(formatLongDate(new Date()))}</p>
  </LegalDocumentArticle>
);

export const TermsPage = () => <LegalPage name="terms" />;
export const PrivacyPage = () => <LegalPage name="privacy" />;
