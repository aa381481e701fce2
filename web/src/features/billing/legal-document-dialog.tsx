import { Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { legalDocumentQuery } from '../../api/legal-documents.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { t } from './texts.ts';

export type LegalDocument = 'terms' | 'privacy';

const titles = { terms: t.termsOfUse, privacy: t.privacyPolicy };

const Content = ({ slug }: { slug: LegalDocument }) => (
  <QueryState query={useQuery(legalDocumentQuery(slug))} skeleton={<Skeleton height={240} />}>
    {({ content }) => <RichText html={content} />}
  </QueryState>
);

/** Reads a document without leaving a form that is half filled. */
export const LegalDocumentDialog = ({
  slug,
  onClose,
}: {
  slug: LegalDocument | null;
  onClose: () => void;
}) => (
  <Modal
    opened={slug !== null}
    onClose={onClose}
    title={slug ? titles[slug] : ''}
    size="lg"
    closeButtonProps={{ 'aria-label': t.close, size: 'xl' }}
  >
    {slug && <Content slug={slug} />}
  </Modal>
);
