import type { feedback } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { noteSeenMarks } from '../blind-marking/index.ts';
import { readWritingFeedback } from '../writings/index.ts';
import { leaveOutLine } from './leave-out-line.ts';
import { requestFeedback } from './request-feedback.ts';

export const feedbackRoutes = (deps: Deps): Handlers<typeof feedback> => ({
  requestFeedback: ({ caller, params, body }) =>
    requestFeedback(deps, caller, { writingId: params.id, criteria: body.criteria }),
  leaveOutLine: ({ caller, params, body }) => leaveOutLine(deps, caller, { writingId: params.id, ...body }),
  readFeedback: async ({ caller, params }) => {
    const found = await readWritingFeedback(deps, caller, params.id);
    if (found.id !== params.feedback_id) throw notFound('This feedback');
    await noteSeenMarks(deps, caller, [params.id]);
    return found;
  },
});
