import { defaultWorkflows } from '../../features/workflows/index.ts';
import type { DemoActivityContent } from './activity.ts';

/** Ten minutes at the start of a lesson. */
const quickWrite = (title: string, description: string, inDays: number): DemoActivityContent => ({
  title,
  activity_type: 'narrative',
  description,
  requirements: '<p>Ten minutes, one idea, and an ending.</p>',
  grade_levels: [4],
  skill_list: ['Narrative Techniques'],
  estimated_time: 10,
  due: { inDays },
  courses: ['lastYear'],
  steps: defaultWorkflows.narrative,
});

export const lastYearActivities = {
  key: quickWrite('Quick Write: The Key', 'You find a key. What does it open?', -60),
  lights: quickWrite('Quick Write: The Day the Lights Went Out', 'What did people do in the dark?', -53),
  visitor: quickWrite('Quick Write: A Strange Visitor', 'Somebody is at the door who has never been.', -46),
  mistake: quickWrite('Quick Write: My Best Mistake', 'Something went wrong, luckily.', -39),
};
