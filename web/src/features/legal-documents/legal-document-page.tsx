import { useParams } from 'react-router';
import { LegalDocumentArticle } from './legal-document-article.tsx';

export const LegalDocumentPage = () => <LegalDocumentArticle slug={useParams().slug ?? ''} />;
