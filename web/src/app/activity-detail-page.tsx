import { ActivityPage } from '../features/activities/activity-page.tsx';
import { ActivityWritingButton } from '../features/writings/activity-writing-button.tsx';

export const ActivityDetailPage = () => <ActivityPage Begin={ActivityWritingButton} />;
