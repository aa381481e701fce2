import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { useUser } from '../../api/session.ts';
import { LeaveWritingLink } from '../../shared/step-navigation/leave-writing-link.tsx';
import frame from '../../shared/step-navigation/step-page-layout.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { unsyncedDraftQuery, writingQuery } from './workspace.queries.ts';
import { Workspace } from './workspace.tsx';
import { WorkspaceSkeleton } from './workspace-skeleton.tsx';

const nobody = { id: 0, merged_account_ids: [] };

export const WorkspacePage = () => {
  const id = Number(useParams().id);
  const user = useUser();
  const { data: writing, error, refetch, isFetching } = useQuery(writingQuery(id));
  const unsynced = useQuery({ ...unsyncedDraftQuery(user ?? nobody, id), enabled: user !== undefined });
  if (error && !writing)
    return (
      <main id="main" tabIndex={-1} className={frame.main}>
        <VisuallyHidden component="h1">Writing</VisuallyHidden>
        <LeaveWritingLink />
        <ErrorState text={errorText(error)} onRetry={refetch} retrying={isFetching} />
      </main>
    );
  if (!writing || !user || unsynced.isPending) return <WorkspaceSkeleton />;
  return <Workspace key={writing.id} writing={writing} userId={user.id} unsynced={unsynced.data ?? null} />;
};
