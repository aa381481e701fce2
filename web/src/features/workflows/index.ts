export { ActivityKindField } from './activity-kind-field.tsx';
export { WorkflowEditor } from './workflow-editor.tsx';
export { WorkflowView } from './workflow-view.tsx';
