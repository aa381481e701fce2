import { LegalArticle } from './legal-article.tsx';
import { privacy } from './privacy.ts';

export const PrivacyPage = () => <LegalArticle text={privacy} />;
