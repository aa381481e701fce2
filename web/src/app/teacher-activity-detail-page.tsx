import { TeacherActivityPage } from '../features/activities/teacher-activity-page.tsx';
import { WorkflowView } from '../features/workflows/workflow-view.tsx';

export const TeacherActivityDetailPage = () => <TeacherActivityPage Workflow={WorkflowView} />;
