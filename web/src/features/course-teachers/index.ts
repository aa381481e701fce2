export { CourseInvitations } from './course-invitations.tsx';
export { TeachersSection } from './teachers-section.tsx';
