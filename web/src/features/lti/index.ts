export { LtiCourseSection } from './lti-course-section.tsx';
export { LtiSection } from './lti-section.tsx';
export { MyPlatforms, useMyPlatforms } from './my-platforms.tsx';
