/** The pages of those screens that are not on a child's way to writing. */
export const lazyScreens = {
  'school-sign-in': async () =>
    (await import('../features/sso/find-school-sign-in-page.tsx')).FindSchoolSignInPage,
  'class-sign-in': async () =>
    (await import('../features/class-sign-in/class-sign-in-page.tsx')).ClassSignInPage,
  'sign-on': async () => (await import('../features/sso/sso-callback-page.tsx')).SsoCallbackPage,
  'lti-tool': async () =>
    (await import('../features/lti/opened-outside-platform-page.tsx')).OpenedOutsidePlatformPage,
  'lti-start': async () => (await import('../features/lti/lti-start-page.tsx')).LtiStartPage,
  'lti-launch': async () => (await import('../features/lti/lti-launch-page.tsx')).LtiLaunchPage,
  'lti-register': async () => (await import('../features/lti/lti-register-page.tsx')).LtiRegisterPage,
  'lti-set-up': async () => (await import('../features/lti/lti-set-up-page.tsx')).LtiSetUpPage,
  district: async () => (await import('../features/district/district-page.tsx')).DistrictPage,
  profile: async () => (await import('../features/accounts/profile-page.tsx')).ProfilePage,
  settings: async () => (await import('../features/accounts/settings/settings-page.tsx')).SettingsPage,
  'sample-writing': async () => (await import('../features/tours/sample-writing-page.tsx')).SampleWritingPage,
  'what-grew': async () =>
    (await import('../features/growth-letters/growth-letter-page.tsx')).GrowthLetterPage,
  'new-writing': async () => (await import('../features/writings/new-writing-page.tsx')).NewWritingPage,
  'join-class': async () => (await import('../features/enrollments/join-class-page.tsx')).JoinClassPage,
  'student-progress': async () => (await import('../features/progress/progress-page.tsx')).ProgressPage,
  'student-growth': async () => (await import('../features/growth/my-growth-page.tsx')).MyGrowthPage,
  growth: async () => (await import('../features/growth/growth-page.tsx')).GrowthPage,
  achievements: async () => (await import('../features/achievements/achievements-page.tsx')).AchievementsPage,
  'activity-detail': async () => (await import('../features/activities/activity-page.tsx')).ActivityPage,
  challenges: async () => (await import('../features/challenges/challenges-page.tsx')).ChallengesPage,
  'challenge-detail': async () => (await import('../features/challenges/challenge-page.tsx')).ChallengePage,
  register: async () => (await import('../features/accounts/register-page.tsx')).RegisterPage,
  'forgot-password': async () =>
    (await import('../features/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
  'reset-password': async () =>
    (await import('../features/accounts/reset-password-page.tsx')).ResetPasswordPage,
  'verify-email': async () => (await import('../features/accounts/verify-email-page.tsx')).VerifyEmailPage,
  unsubscribe: async () => (await import('../features/accounts/unsubscribe-page.tsx')).UnsubscribePage,
  school: async () => (await import('../features/school/school-page.tsx')).SchoolPage,
  'school-new-year': async () => (await import('../features/school-years/new-year-page.tsx')).NewYearPage,
  'school-data': async () => (await import('../features/school-data/school-data-page.tsx')).SchoolDataPage,
  'school-usage': async () => (await import('../features/school-data/school-usage-page.tsx')).SchoolUsagePage,
  'school-students': async () =>
    (await import('../features/school-students/school-students-page.tsx')).SchoolStudentsPage,
  docs: async () => (await import('../features/legal-documents/legal-document-page.tsx')).LegalDocumentPage,
  terms: async () => (await import('../features/legal-documents/terms-and-privacy-pages.tsx')).TermsPage,
  privacy: async () => (await import('../features/legal-documents/terms-and-privacy-pages.tsx')).PrivacyPage,
  help: async () => (await import('../features/help/help-page.tsx')).HelpPage,
  contact: async () => (await import('../features/help/contact-page.tsx')).ContactPage,
  subscription: async () => (await import('../features/billing/choose-plan-page.tsx')).ChoosePlanPage,
  'parent-billing': async () => (await import('../features/billing/my-plan-page.tsx')).MyPlanPage,
  'annual-program': async () =>
    (await import('../features/billing/annual-program-page.tsx')).AnnualProgramPage,
  'sandbox-checkout': async () =>
    (await import('../features/billing/sandbox/sandbox-checkout-page.tsx')).SandboxCheckoutPage,
  'sandbox-portal': async () =>
    (await import('../features/billing/sandbox/sandbox-portal-page.tsx')).SandboxPortalPage,
  'payment-success': async () =>
    (await import('../features/billing/payment-result-pages.tsx')).PaymentSuccessPage,
  'payment-failed': async () =>
    (await import('../features/billing/payment-result-pages.tsx')).PaymentFailedPage,
  'payment-canceled': async () =>
    (await import('../features/billing/payment-result-pages.tsx')).PaymentCanceledPage,
  'teacher-dashboard': async () =>
    (await import('../features/dashboard/teacher-dashboard-page.tsx')).TeacherDashboardPage,
  'parent-dashboard': async () =>
    (await import('../features/dashboard/parent-dashboard-page.tsx')).ParentDashboardPage,
  'parent-children': async () => (await import('../features/children/children-page.tsx')).ChildrenPage,
  'parent-progress': async () =>
    (await import('../features/progress/parent-progress-page.tsx')).ParentProgressPage,
  alerts: async () => (await import('../features/alerts/alerts-page.tsx')).AlertsPage,
  'teacher-progress': async () =>
    (await import('../features/progress/teacher/teacher-progress-page.tsx')).TeacherProgressPage,
  'teacher-agreement': async () =>
    (await import('../features/mark-comparison/mark-comparison-page.tsx')).MarkComparisonPage,
  'teacher-assignments': async () =>
    (await import('../features/teacher-assignments/teacher-assignments-page.tsx')).TeacherAssignmentsPage,
  'teacher-students': async () => (await import('../features/students/students-page.tsx')).StudentsPage,
  'teacher-student': async () => (await import('../features/student-overviews/student-page.tsx')).StudentPage,
  'teacher-login-cards': async () =>
    (await import('../features/students/login-cards/login-cards-page.tsx')).LoginCardsPage,
  'teacher-management': async () =>
    (await import('../features/courses/courses-and-activities-page.tsx')).CoursesAndActivitiesPage,
  'teacher-courses': async () => (await import('../features/courses/courses-page.tsx')).CoursesPage,
  'create-course': async () => (await import('../features/courses/create-course-page.tsx')).CreateCoursePage,
  'edit-course': async () => (await import('../features/courses/edit-course-page.tsx')).EditCoursePage,
  'course-detail': async () => (await import('../features/courses/course-page.tsx')).CoursePage,
  'teacher-challenges': async () =>
    (await import('../features/challenges/managed-challenges-page.tsx')).ManagedChallengesPage,
  'challenge-create': async () =>
    (await import('../features/challenges/create-challenge-page.tsx')).CreateChallengePage,
  'challenge-edit': async () =>
    (await import('../features/challenges/edit-challenge-page.tsx')).EditChallengePage,
  'challenge-participants': async () =>
    (await import('../features/challenges/participants-page.tsx')).ParticipantsPage,
  'teacher-activity-report-list': async () =>
    (await import('../features/reports/reports-page.tsx')).ReportsPage,
  'family-report': async () => (await import('../features/reports/family-report-page.tsx')).FamilyReportPage,
  'teacher-activity-report-detail': async () =>
    (await import('../features/reports/report-page.tsx')).ReportPage,
  feedback: async () => (await import('../features/reviews/reviews-page.tsx')).ReviewsPage,
  'teacher-activities': async () =>
    (await import('../features/activities/teacher-activities-page.tsx')).TeacherActivitiesPage,
  'teacher-activity-create': async () =>
    (await import('../features/activities/create-activity-page.tsx')).CreateActivityPage,
  'teacher-activity-edit': async () =>
    (await import('../features/activities/edit-activity-page.tsx')).EditActivityPage,
  'teacher-activity-detail': async () =>
    (await import('../features/activities/teacher-activity-page.tsx')).TeacherActivityPage,
};
