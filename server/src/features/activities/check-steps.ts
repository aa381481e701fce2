import { type ActivityType, type Step, workflowProblems } from '@inkling/contract';
import { invalid } from '../../http/app-error.ts';

/** The workflow as it is stored: what a step's type has no use for is left out, and the last page makes itself. */
export const checkSteps = (sent: Step[], type: ActivityType): Step[] => {
  const steps = sent.filter((step) => step.type !== 'completed');
  const [problem] = workflowProblems(steps, type);
  if (problem) throw invalid('steps', problem.message);
  return steps.map((step) => ({
    ...step,
    form_fields: step.type === 'structuredForm' ? step.form_fields : [],
    feedback_criteria: step.type === 'feedback' ? step.feedback_criteria : [],
    chat_prompt: step.type === 'chat' ? step.chat_prompt : '',
    video_url: step.type === 'videoExplanation' ? step.video_url : '',
    video_content: step.type === 'videoExplanation' ? step.video_content : '',
  }));
};
