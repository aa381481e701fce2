import { ActivityCreatePage } from '../features/activities/activity-create-page.tsx';
import { ActivityEditPage } from '../features/activities/activity-edit-page.tsx';
import { ActivityKindField } from '../features/workflows/activity-kind-field.tsx';
import { WorkflowEditor } from '../features/workflows/workflow-editor.tsx';

const parts = { KindField: ActivityKindField, Editor: WorkflowEditor };

/** The form for an activity takes its workflow from another feature. */
export const TeacherActivityCreatePage = () => <ActivityCreatePage parts={parts} />;
export const TeacherActivityEditPage = () => <ActivityEditPage parts={parts} />;
