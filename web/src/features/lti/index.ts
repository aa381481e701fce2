export { LtiCourseSection } from './lti-course-section.tsx';
export { LtiSection } from './lti-section.tsx';
