export { ActivityTypeField } from './activity-type-field.tsx';
export { WorkflowEditor } from './workflow-editor.tsx';
export { WorkflowView } from './workflow-view.tsx';
