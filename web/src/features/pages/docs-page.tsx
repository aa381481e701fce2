import { useParams } from 'react-router';
import { DocumentArticle } from './document-article.tsx';

export const DocsPage = () => <DocumentArticle slug={useParams().slug ?? ''} />;
