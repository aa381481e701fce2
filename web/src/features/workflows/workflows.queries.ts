import type { ActivityType, Step } from '@inkling/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { workflows } from '../../api/typed-calls.ts';

/** Kinds and templates change with a new version of the product, if at all. */
const staleTime = 10 * 60_000;

export const activityTypesQuery = queryOptions({
  queryKey: ['activity-kinds'],
  queryFn: async ({ signal }) => {
    try {
      return (await call(workflows.activityTypeOptions, {}, { signal })).items;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the form only says so with Retry; the log keeps why
      if (!signal.aborted) console.error('The activity types could not be loaded.', error);
      throw error;
    }
  },
  staleTime,
  meta: { silent: true },
});

export const templatesOfType = (activity_kind_id: number) =>
  queryOptions({
    queryKey: ['workflow-templates', activity_kind_id],
    queryFn: async ({ signal }) => {
      const query = { activity_kind_id, page: 1, page_size: 1000, status: 'active' as const };
      return (await call(workflows.workflowTemplateOptions, { query }, { signal })).items;
    },
    staleTime,
    meta: { silent: true },
  });

/** What the steps are part of, as far as the form knows it. */
export interface PreviewedActivity {
  kind: ActivityType;
  title: string;
}

/** What the coach would say first; asked again whenever the step has changed. */
export const openingMessageOf = (step: Step, { kind, title }: PreviewedActivity) =>
  queryOptions({
    queryKey: ['opening', kind, title, step],
    queryFn: async ({ signal }) =>
      (
        await call(
          workflows.previewOpeningMessage,
          { body: { step, activity_type: kind, title } },
          { signal },
        )
      ).content,
    staleTime,
    retry: false,
    meta: { silent: true },
  });
