import type { Revision } from '@inkling/contract';
import { Accordion, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { writings } from '../../../api/typed-calls.ts';
import { langOfWriting } from '../../../language/language.ts';
import { QueryState } from '../../../shared/query-state.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import textClasses from '../../../ui/theme/text.module.css';
import { t } from '../drawer/texts.ts';

const reasons: Record<Revision['reason'], string> = {
  interval: t.savedWhileWriting,
  cleared: t.beforeThePageWasCleared,
  conflict: t.fromAnotherTab,
  restored: t.beforeAnEarlierDraft,
  feedback: t.whenFeedbackWasAsked,
  completed: t.whenItWasCompleted,
  returned: t.whenItWasReturned,
};

const DraftText = ({ writingId, revisionId }: { writingId: number; revisionId: number }) => {
  const query = useQuery({
    queryKey: ['reviews', writingId, 'draft', revisionId],
    queryFn: ({ signal }) =>
      call(writings.readRevision, { params: { id: writingId, revision_id: revisionId } }, { signal }),
    meta: { silent: true },
  });
  return (
    <QueryState query={query} skeleton={<Skeleton height={120} radius="lg" />}>
      {({ content }) =>
        content ? (
          <Text className={textClasses.multiline} lang={langOfWriting}>
            {content}
          </Text>
        ) : (
          <Text>{t.noDraftText}</Text>
        )
      }
    </QueryState>
  );
};

/** How the text grew. */
export const DraftHistory = ({ writingId }: { writingId: number }) => {
  const [open, setOpen] = useState<string | null>(null);
  const query = useQuery({
    queryKey: ['reviews', writingId, 'drafts'],
    queryFn: ({ signal }) =>
      call(writings.listRevisions, { params: { id: writingId }, query: { page: 0 } }, { signal }),
    meta: { silent: true },
  });
  return (
    <section aria-labelledby="earlier-drafts">
      <Title order={3} id="earlier-drafts" mb="xs">
        {t.earlierDrafts}
      </Title>
      <QueryState query={query} skeleton={<Skeleton height={64} radius="lg" />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{t.noEarlierDrafts}</Text>
          ) : (
            <Accordion variant="separated" order={4} value={open} onChange={setOpen}>
              {items.map(({ id, created_at, reason, word_count }) => (
                <Accordion.Item key={id} value={String(id)}>
                  <Accordion.Control>
                    <Text fw={600}>{formatDateTime(created_at)}</Text>
                    <Text size="sm" c="dimmed">
                      {t.reasonAndWords(reasons[reason], word_count)}
                    </Text>
                  </Accordion.Control>
                  <Accordion.Panel>
                    {open === String(id) && <DraftText writingId={writingId} revisionId={id} />}
                  </Accordion.Panel>
                </Accordion.Item>
              ))}
            </Accordion>
          )
        }
      </QueryState>
    </section>
  );
};
