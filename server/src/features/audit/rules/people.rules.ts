import type { contract } from '@inkling/contract';
import { byId, change, download, none, why } from './rule.ts';
import type { RulesOf } from './rules-of.ts';

type People = Pick<
  typeof contract,
  | 'accounts'
  | 'billing'
  | 'children'
  | 'files'
  | 'help'
  | 'legalDocuments'
  | 'notifications'
  | 'sandbox'
  | 'school'
  | 'signOn'
  | 'students'
>;

/** Accounts, families, schools and what surrounds them. */
export const peopleRules: RulesOf<People> = {
  accounts: {
    register: { kind: 'sign_in', says: 'registered' },
    signIn: { kind: 'sign_in', says: 'signed in' },
    signOut: change('account', 'signed out'),
    requestPasswordReset: none('nobody is known by then; setting the password is recorded'),
    resetPassword: { kind: 'sign_in', says: 'set a new password with a link' },
    readMine: none(why.own),
    updateMine: change('account', 'changed their account'),
    deleteMine: { ...change('account', 'deleted their account'), isLookedUpFirst: true },
    refreshLastLogin: none(why.own),
    changePassword: change('account', 'changed their password'),
    sendVerificationEmail: none(why.own),
    sendVerificationEmailByGet: none(why.own),
    verifyEmail: none(why.own),
    readSettings: none(why.own),
    updateSettings: change('account', 'changed their settings'),
    listSessions: none(why.own),
    endOtherSessions: change('account', 'signed out everywhere else'),
    endSession: change('account', 'signed out another device'),
    readUnsubscribe: none(why.own),
    unsubscribe: none(why.own),
  },
  billing: {
    listPlans: none(why.public),
    readSubscription: none(why.money),
    openCheckout: none(why.money),
    openPortal: none(why.money),
    receiveEvent: none(why.money),
  },
  children: {
    listChildren: none('a parent’s own children by name'),
    addChild: { ...change('students', 'added a child'), names: ({ id }) => [id] },
    updateChild: change('student', 'changed a child’s account', byId),
    updateChildPrivacy: change('student', 'changed a child’s privacy', byId),
    deleteChild: { ...change('student', 'deleted a child’s account', byId), isLookedUpFirst: true },
    exportChild: download('all_work', 'downloaded all of a child’s data', byId),
    listAccessLog: none('the record itself, shown to the parent it is kept for'),
  },
  files: { startUpload: none('names a file that is used nowhere yet; using it is recorded') },
  help: { readSupport: none(why.public), sendMessage: none('a message to support, kept as such') },
  legalDocuments: { readLegalDocument: none(why.public) },
  notifications: {
    listNotifications: none(why.own),
    markAllNotificationsRead: none(why.own),
    markNotificationRead: none(why.own),
  },
  sandbox: {
    readCheckout: none(why.money),
    finishCheckout: none(why.money),
    readPortal: none(why.money),
    changeInPortal: none(why.money),
  },
  school: {
    listStaff: none(why.staff),
    listInvitations: none(why.staff),
    inviteStaff: change('invitation', 'invited a teacher to the school'),
    withdrawInvitation: change('invitation', 'took an invitation back', byId),
    changeStaff: change('staff', 'changed a colleague’s part in the school', byId),
    removeStaff: change('staff', 'removed a colleague from the school', byId),
    answerInvitation: change('staff', 'answered an invitation of the school'),
    listSchoolClasses: none('classes with their numbers, and no child'),
    handOverClass: change('course', 'handed a class over to a colleague', byId),
    listRecord: none('the record itself; taking it away is recorded'),
    exportRecord: download('record', 'downloaded this record'),
  },
  signOn: {
    startSignOn: none('nobody is known by then; coming back is recorded'),
    finishSignOn: { kind: 'sign_in', says: 'signed in with the school’s own account' },
    linkSignOn: { kind: 'sign_in', says: 'linked the school’s own account and signed in' },
    endSessionsFromSchool: none('ends sessions, as the school’s own sign-in asks, and shows nothing'),
    endSessionInBrowser: none('ends sessions, as the school’s own sign-in asks, and shows nothing'),
    listMySignOns: none(why.own),
    startLink: none('changes nothing before coming back'),
    removeMySignOn: change('account', 'unlinked the school’s own account'),
    listConnections: none(why.staff),
    addConnection: change('sign_on', 'added a connection to the school’s sign-in'),
    changeConnection: change('sign_on', 'changed a connection to the school’s sign-in', byId),
    switchConnection: change('sign_on', 'switched a connection to the school’s sign-in', byId),
    testConnection: none('asks the school’s sign-in whether it answers'),
    removeConnection: change('sign_on', 'removed a connection to the school’s sign-in', byId),
  },
  students: {
    listStudents: none(why.numbers),
    studentOptions: none(why.numbers),
    exportStudents: download('students', 'downloaded a list of students'),
    addStudent: { ...change('students', 'added a student'), names: ({ id }) => [id] },
    updateStudent: change('student', 'changed a student’s account', byId),
    removeStudent: { ...change('student', 'removed a student', byId), isLookedUpFirst: true },
    importStudents: {
      ...change('students', 'imported students', ({ body }) => body.course_id ?? undefined),
      isTrial: ({ body }) => body.dry_run,
      names: ({ rows }) => rows.flatMap(({ student_id }) => student_id ?? []),
    },
    makeLoginCards: {
      ...change('student', 'made a sign-in card', ({ body }) => body.student_ids),
      names: ({ cards }, { body }) => (body.student_ids ? [] : cards.map(({ id }) => id)),
    },
  },
};
