import { LegalArticle } from './legal-article.tsx';
import { terms } from './terms.ts';

export const TermsPage = () => <LegalArticle text={terms} />;
