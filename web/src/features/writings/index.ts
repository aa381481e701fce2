export { ActivityWritingButton } from './activity-writing-button.tsx';
export { MyWritingActivities } from './my-writing-activities.tsx';
