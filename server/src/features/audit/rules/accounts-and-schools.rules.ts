import type { contract } from '@inkling/contract';
import { auditChange, auditDownload, auditRead, idInPath, notAudited, notAuditedReasons } from './rule.ts';
import type { RulesByEndpoint } from './rules-by-endpoint.ts';

type People = Pick<
  typeof contract,
  | 'accounts'
  | 'billing'
  | 'children'
  | 'district'
  | 'files'
  | 'help'
  | 'legalDocuments'
  | 'lti'
  | 'notifications'
  | 'passkeys'
  | 'reliefTeachers'
  | 'roster'
  | 'sandbox'
  | 'school'
  | 'schoolData'
  | 'schoolStudents'
  | 'schoolYears'
  | 'sso'
  | 'students'
>;

const bothStudents = ({ params, body }: { params: { id: number }; body: { student_id: number } }) => [
  params.id,
  body.student_id,
];

/** Accounts, families, schools and what surrounds them. */
export const accountsAndSchoolsRules: RulesByEndpoint<People> = {
  accounts: {
    register: { kind: 'sign_in', says: 'registered', way: 'registration' },
    signIn: { kind: 'sign_in', says: 'signed in', way: 'password' },
    signOut: auditChange('account', 'signed out'),
    requestPasswordReset: notAudited('nobody is known by then; setting the password is recorded'),
    resetPassword: { kind: 'sign_in', says: 'set a new password with a link', way: 'link' },
    readMine: notAudited(notAuditedReasons.own),
    updateMine: auditChange('account', 'changed their account'),
    deleteMine: { ...auditChange('account', 'deleted their account'), isLookedUpFirst: true },
    refreshLastLogin: notAudited(notAuditedReasons.own),
    changePassword: auditChange('account', 'changed their password'),
    sendVerificationEmail: notAudited(notAuditedReasons.own),
    sendVerificationEmailByGet: notAudited(notAuditedReasons.own),
    verifyEmail: notAudited(notAuditedReasons.own),
    readSettings: notAudited(notAuditedReasons.own),
    updateSettings: auditChange('account', 'changed their settings'),
    listSessions: notAudited(notAuditedReasons.own),
    endOtherSessions: auditChange('account', 'signed out everywhere else'),
    endSession: auditChange('account', 'signed out another device'),
    readUnsubscribe: notAudited(notAuditedReasons.own),
    unsubscribe: notAudited(notAuditedReasons.own),
  },
  billing: {
    listPlans: notAudited(notAuditedReasons.public),
    readSubscription: notAudited(notAuditedReasons.money),
    openCheckout: notAudited(notAuditedReasons.money),
    openPortal: notAudited(notAuditedReasons.money),
    receiveEvent: notAudited(notAuditedReasons.money),
  },
  children: {
    listChildren: notAudited('a parent’s own children by name'),
    addChild: auditChange('students', 'added a child'),
    updateChild: auditChange('student', 'changed a child’s account', idInPath),
    updateChildPrivacy: auditChange('student', 'changed a child’s privacy', idInPath),
    deleteChild: { ...auditChange('student', 'deleted a child’s account', idInPath), isLookedUpFirst: true },
    exportChild: auditDownload('all_work', 'downloaded all of a child’s data', idInPath),
    listAccessLog: notAudited('the record itself, shown to the parent it is kept for'),
  },
  district: {
    readDistrict: notAudited('numbers of schools, and no child'),
    inviteSchool: auditChange('invitation', 'invited a school to the district'),
    withdrawSchoolInvitation: auditChange('invitation', 'took an invitation to the district back', idInPath),
    removeSchool: auditChange('school', 'let a school of the district go', idInPath),
    readDistrictOfSchool: notAudited(notAuditedReasons.staff),
    answerDistrict: auditChange('invitation', 'answered the invitation of a district', idInPath),
    leaveDistrict: auditChange('school', 'left the district with the school'),
  },
  files: { startUpload: notAudited('names a file that is used nowhere yet; using it is recorded') },
  help: {
    readSupport: notAudited(notAuditedReasons.public),
    sendMessage: notAudited('a message to support, kept as such'),
    reportUntranslatedTexts: notAudited('names texts of ours, and nobody'),
  },
  legalDocuments: { readLegalDocument: notAudited(notAuditedReasons.public) },
  lti: {
    listPlatforms: notAudited(notAuditedReasons.staff),
    addPlatform: auditChange('platform', 'added a learning platform'),
    changePlatform: auditChange('platform', 'changed a learning platform', idInPath),
    setPlatformEnabled: auditChange('platform', 'switched a learning platform', idInPath),
    removePlatform: auditChange('platform', 'removed a learning platform', idInPath),
    makeNewKey: auditChange('platform', 'made a new key for a learning platform', idInPath),
    makeRegistrationLink: auditChange('platform', 'made a link to register a learning platform', idInPath),
    registerPlatform: notAudited(
      'nobody is signed in; the admin switches the platform on, which is recorded',
    ),
    readToolKeys: notAudited(notAuditedReasons.public),
    openLogin: notAudited('nobody is known by then; coming in is recorded'),
    postLogin: notAudited('nobody is known by then; coming in is recorded'),
    startLaunch: notAudited('nobody is known by then; coming in is recorded'),
    postLaunch: notAudited('hands on what a platform says; coming in is recorded'),
    finishLaunch: { kind: 'sign_in', says: 'came in from a learning platform', way: 'platform' },
    enterFromPlatform: {
      kind: 'sign_in',
      says: 'came in from a learning platform for the first time',
      way: 'platform',
    },
    readSetUp: notAudited(notAuditedReasons.lessons),
    chooseClass: auditChange(
      'course',
      'connected a class with a course of a learning platform',
      ({ body }) => body.course_id ?? undefined,
    ),
    chooseActivity: auditChange(
      'activity',
      'chose an activity for a course of a learning platform',
      ({ body }) => body.activity_id,
    ),
    listMyPlatforms: notAudited(notAuditedReasons.own),
    setFirstPassword: auditChange('account', 'set a first password'),
    removeMyPlatform: auditChange('account', 'unlinked a learning platform from their account'),
    unlinkStudent: auditChange('student', 'unlinked a student from the learning platforms', idInPath),
    readPlatformCourseOfClass: auditRead(
      'course',
      'looked at the grades that go to a learning platform',
      idInPath,
    ),
    unlinkClass: auditChange('course', 'unlinked a class from its course on a learning platform', idInPath),
    syncMembersNow: auditChange(
      'course',
      'compared a class with its course on a learning platform',
      idInPath,
    ),
    sendClassGradesAgain: auditChange('course', 'sent grades to a learning platform again', idInPath),
    takeChoice: notAudited('shows a link to an activity to the page that waits for it, and no child'),
  },
  notifications: {
    listNotifications: notAudited(notAuditedReasons.own),
    markAllNotificationsRead: notAudited(notAuditedReasons.own),
    markNotificationRead: notAudited(notAuditedReasons.own),
  },
  passkeys: {
    startPasskeySignIn: notAudited('nobody is known by then; signing in is recorded'),
    signInWithPasskey: { kind: 'sign_in', says: 'signed in with a passkey', way: 'passkey' },
    listPasskeys: notAudited(notAuditedReasons.own),
    startAddingPasskey: notAudited('changes nothing before the passkey is there'),
    addPasskey: auditChange('account', 'added a passkey'),
    renamePasskey: auditChange('account', 'renamed a passkey'),
    removePasskey: auditChange('account', 'removed a passkey'),
    startConfirming: notAudited('changes nothing before the answer'),
    confirmIdentity: auditChange('account', 'confirmed who they are'),
  },
  sandbox: {
    readCheckout: notAudited(notAuditedReasons.money),
    finishCheckout: notAudited(notAuditedReasons.money),
    readPortal: notAudited(notAuditedReasons.money),
    changeInPortal: notAudited(notAuditedReasons.money),
  },
  reliefTeachers: {
    listReliefTeachers: notAudited(notAuditedReasons.staff),
    changeLastDay: auditChange('staff', 'changed how long a relief teacher stays', idInPath),
    endRelief: auditChange('staff', 'ended the part of a relief teacher in the school', idInPath),
    standIn: auditChange('course', 'let a relief teacher stand in in a class', idInPath),
    listReliefSchools: notAudited(notAuditedReasons.own),
  },
  roster: {
    readRoster: notAudited('when a roster was last read, with numbers and no child'),
    importRoster: {
      ...auditChange('students', 'applied the school’s roster'),
      isTrial: ({ body }) => body.dry_run,
    },
  },
  school: {
    listStaff: notAudited(notAuditedReasons.staff),
    listInvitations: notAudited(notAuditedReasons.staff),
    inviteStaff: auditChange('invitation', 'invited a teacher to the school'),
    withdrawInvitation: auditChange('invitation', 'took an invitation back', idInPath),
    changeStaff: auditChange('staff', 'changed a colleague’s part in the school', idInPath),
    removeStaff: auditChange('staff', 'removed a colleague from the school', idInPath),
    answerInvitation: auditChange('staff', 'answered an invitation of the school'),
    listSchoolClasses: notAudited('classes with their numbers, and no child'),
    handOverClass: auditChange('course', 'handed a class over to a colleague', idInPath),
    listRecord: notAudited('the record itself; taking it away is recorded'),
    exportRecord: auditDownload('record', 'downloaded this record'),
  },
  schoolData: {
    readSchoolData: notAudited('where data lies and how long it is kept, with numbers and no child'),
    changeRetention: auditChange('school', 'changed how long students who left are kept'),
    exportSchool: auditDownload('students', 'downloaded the tables of the school'),
    askForErasure: auditChange('school', 'asked to delete the school'),
    cancelErasure: auditChange('school', 'stopped that the school is deleted'),
    readSchoolUsage: notAudited('numbers of the whole school, and no child'),
    readSchoolHealth: notAudited('what works and what waits, and no child'),
  },
  schoolStudents: {
    listSchoolStudents: auditRead('students', 'looked through the school’s students'),
    schoolClassOptions: notAudited('titles of classes and who leads them, and no child'),
    moveSchoolStudent: auditChange('student', 'moved a student to another class', idInPath),
    archiveSchoolStudent: auditChange('student', 'archived a student', idInPath),
    bringBackSchoolStudent: auditChange('student', 'brought a student back', idInPath),
    mergeSchoolStudents: {
      ...auditChange('student', 'merged two accounts of a student', bothStudents),
      isTrial: ({ body }) => body.dry_run,
      // Afterwards the other account is in no class that would tell whose it was.
      isLookedUpFirst: true,
    },
  },
  schoolYears: {
    readSchoolYear: notAudited('classes and numbers of students, and no child'),
    beginSchoolYear: auditChange('students', 'began a new school year'),
    undoSchoolYear: auditChange('students', 'undid the new school year'),
  },
  sso: {
    startSso: notAudited('nobody is known by then; coming back is recorded'),
    handleSsoCallback: { kind: 'sign_in', says: 'signed in with the school’s own account', way: 'sign_on' },
    linkSso: { kind: 'sign_in', says: 'linked the school’s own account and signed in', way: 'sign_on' },
    endSessionsFromSchool: notAudited('ends sessions, as the school’s own sign-in asks, and shows nothing'),
    endSessionInBrowser: notAudited('ends sessions, as the school’s own sign-in asks, and shows nothing'),
    listMySsoLinks: notAudited(notAuditedReasons.own),
    startLink: notAudited('changes nothing before coming back'),
    removeMySsoLink: auditChange('account', 'unlinked the school’s own account'),
    listConnections: notAudited(notAuditedReasons.staff),
    addConnection: auditChange('sign_on', 'added a connection to the school’s sign-in'),
    changeConnection: auditChange('sign_on', 'changed a connection to the school’s sign-in', idInPath),
    setConnectionEnabled: auditChange('sign_on', 'switched a connection to the school’s sign-in', idInPath),
    testConnection: notAudited('asks the school’s sign-in whether it answers'),
    removeConnection: auditChange('sign_on', 'removed a connection to the school’s sign-in', idInPath),
  },
  students: {
    listStudents: notAudited(notAuditedReasons.numbers),
    studentOptions: notAudited(notAuditedReasons.numbers),
    exportStudents: auditDownload('students', 'downloaded a list of students'),
    addStudent: auditChange('students', 'added a student'),
    updateStudent: auditChange('student', 'changed a student’s account', idInPath),
    removeStudent: { ...auditChange('student', 'removed a student', idInPath), isLookedUpFirst: true },
    importStudents: {
      ...auditChange('students', 'imported students', ({ body }) => body.course_id ?? undefined),
      isTrial: ({ body }) => body.dry_run,
    },
    makeLoginCards: auditChange('student', 'made a sign-in card', ({ body }) => body.student_ids),
  },
};
