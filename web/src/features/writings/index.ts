export { ActivityWritingButton } from './activity-writing-button.tsx';
export { NewestWritings } from './newest-writings.tsx';
