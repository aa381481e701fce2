import { texts } from '../../language/texts.ts';

/** What everybody reads on the page of a course; what only teachers see there is English. */
export const t = texts('courses/course-page', {
  course: 'Course',
  courseNotFound: 'Course Not Found',
  sorryWeCouldntFind: "Sorry, we couldn't find the course you're looking for.",
  writingReports: 'Writing reports',
  details: 'Details',
  gradeLevels: 'Grade Levels',
  estimatedTime: 'Estimated Time',
  classCode: 'Class Code',
  badge: 'Badge',
  backToMyCourses: 'Back to My Courses',
  myWritings: 'My Writings',
  learningGoal: 'Learning Goal',
  skills: 'Skills',
  activities: 'Activities',
  noActivitiesYet: 'No activities in this course yet.',
});
