const tell = (platform: string, fault: string): string =>
  `${platform} ${fault}, so we stopped to keep your account safe. Open Inkling from ${platform} again; if it stays so, tell whoever looks after ${platform} at your school.`;

/** Why somebody who comes from a learning platform is not let in, in words for them. */
export const refusals = {
  // Setting out
  unknown_platform: () =>
    'We know no learning platform at this address. An admin of your school can look up the right one on the page School.',
  switched_off: (platform: string) =>
    `Opening Inkling from ${platform} is switched off. If you have a password here, sign in with it.`,
  not_set_up: (platform: string) =>
    `${platform} is not set up completely. An admin of your school can do it.`,
  start_other_issuer: (platform: string) => tell(platform, 'began in somebody else’s name'),
  start_no_issuer: (platform: string) => tell(platform, 'did not say who it is'),
  start_other_client: (platform: string) => tell(platform, 'began for another app'),
  start_other_deployment: (platform: string) => tell(platform, 'began for another school or department'),
  start_no_hint: (platform: string) => tell(platform, 'did not say who is coming'),
  start_no_target: (platform: string) => tell(platform, 'did not say where you want to go'),
  start_other_target: (platform: string) => tell(platform, 'wanted to lead you to another site'),
  // Coming back
  no_state: () => 'The answer of your learning platform is incomplete. Open Inkling from there again.',
  no_token: () =>
    'The answer of your learning platform says nothing about you. Open Inkling from there again.',
  declined: () => 'Your learning platform could not say who you are. Sign in there, then open Inkling again.',
  attempt_over: () => 'This way in was used already or took too long. Open Inkling from your platform again.',
  other_browser: () => 'This was begun in another browser. Open Inkling from your platform in this one.',
  mixed_up: (platform: string) =>
    `The answer does not come from ${platform}, where you began. Open Inkling from there again.`,
  unreachable: (platform: string) =>
    `${platform} does not show its keys at the moment, so we cannot check its answer. Please try again in a few minutes.`,
  // The signature
  unreadable: (platform: string) => tell(platform, 'sent an answer that we cannot read'),
  algorithm: (platform: string) => tell(platform, 'signed its answer in a way that anybody could'),
  signature: (platform: string) => tell(platform, 'sent an answer with a wrong signature'),
  unknown_key: (platform: string) => tell(platform, 'signed its answer with a key that is not its own'),
  // For whom and when
  no_issuer: (platform: string) => tell(platform, 'left its own name out of its answer'),
  other_issuer: (platform: string) => tell(platform, 'answered in somebody else’s name'),
  no_audience: (platform: string) => tell(platform, 'did not say for whom its answer is'),
  other_audience: (platform: string) => tell(platform, 'answered another app'),
  no_party: (platform: string) => tell(platform, 'answered several apps and did not say which one asked'),
  other_party: (platform: string) => tell(platform, 'answered on behalf of another app'),
  no_nonce: (platform: string) => tell(platform, 'did not say which question it answers'),
  other_nonce: (platform: string) => tell(platform, 'answered a question that is not this one'),
  no_end: (platform: string) => tell(platform, 'sent an answer that would be good for ever'),
  expired: (platform: string) => tell(platform, 'sent an answer that has expired'),
  no_issue_time: (platform: string) => tell(platform, 'did not say when it answered'),
  not_yet: (platform: string) => tell(platform, 'sent an answer from the future; a clock may be wrong'),
  too_old: (platform: string) => tell(platform, 'sent an answer from long ago'),
  // What it says
  other_version: (platform: string) => tell(platform, 'speaks another version than LTI 1.3'),
  no_message: (platform: string) => tell(platform, 'did not say what it wants'),
  other_message: (platform: string) => tell(platform, 'asked for something that Inkling does not do'),
  no_deployment: (platform: string) => tell(platform, 'did not say for which school or department it speaks'),
  other_deployment: (platform: string) =>
    `Inkling is not set up for this part of ${platform}. An admin of your school can add its deployment ID.`,
  no_subject: (platform: string) => tell(platform, 'did not say who you are'),
  bad_subject: (platform: string) => tell(platform, 'gave you a number that we cannot read'),
  no_target: (platform: string) => tell(platform, 'did not say what you clicked'),
  other_target: (platform: string) => tell(platform, 'named a page of another site'),
  no_context: (platform: string) =>
    `${platform} did not say from which course you come. Open Inkling inside a course.`,
  no_resource_link: (platform: string) => tell(platform, 'did not say which place in the course you clicked'),
  no_roles: (platform: string) => tell(platform, 'did not say what you are in the course'),
  bad_services: (platform: string) =>
    tell(platform, 'gave an address for grades or names that we cannot read'),
  no_deep_link: (platform: string) => tell(platform, 'did not say where to bring what you choose'),
  other_deep_link: (platform: string) => tell(platform, 'wants something else than a link to an activity'),
  test_user: (platform: string) =>
    `The test student of ${platform} has no account here. Look at the activity as its teacher, or with a real student.`,
  other_role: (platform: string) =>
    `Only teachers and students of a course come in from ${platform}, and it says that you are neither.`,
  student_chooses: () => 'Only teachers choose activities for a course.',
  // The person and the school
  teacher_as_student: (platform: string) =>
    `Your account here is a teacher’s, but ${platform} says that you are a student of this course.`,
  student_as_teacher: (platform: string) =>
    `Your account here is a student’s, but ${platform} says that you teach this course.`,
  archived: () => 'You are no longer a student of this school. Please ask at the school if that is wrong.',
  left_school: () =>
    'You are no longer on the staff of this school. If you have a password here, sign in with it.',
  not_invited: (platform: string) =>
    `You have no account here that ${platform} could open. Ask an admin of your school to let ${platform} bring new people.`,
  linked_elsewhere: (platform: string) => `This account is opened by somebody else from ${platform} already.`,
  parent_account: () => 'This is a parent’s account. It opens with its own password and not from a school.',
  family_account: () =>
    'A parent looks after this account, so it opens with its own password and not from a school.',
  other_school: () => 'This account does not belong to this school, so its platform cannot open it.',
  ticket_over: () => 'That took too long. Open Inkling from your platform again.',
  // The class
  no_class: () =>
    'Your teacher has not connected this course with a class in Inkling yet. Ask your teacher to open Inkling from the course once.',
  class_over: () => 'The class of this course is archived. Please ask your teacher.',
  no_activity: () => 'Your teacher has not chosen an activity for this place yet. Please ask your teacher.',
  not_for_you: () => 'This activity is not for you, or is not published yet. Please ask your teacher.',
  removed_student: () => 'You are no longer in this class in Inkling. Your teacher can add you again.',
  removed_teacher: () =>
    'You no longer teach this class in Inkling. The teacher who leads it can add you again.',
  admin_not_teacher: () =>
    'You do not teach this class in Inkling, and an admin of the school is not added by a platform. The teacher who leads it can add you.',
  administrator_not_teacher: (platform: string) =>
    `${platform} says that you run it, and who does is not added to a class by it. The teacher who leads the class in Inkling can add you.`,
  lead_left: () =>
    'The class of this course belongs to somebody who is not on the staff of this school any more.',
} satisfies Record<string, (platform: string) => string>;
export type Refusal = keyof typeof refusals;

/** At most three, and how many more. */
const namesInWords = (names: string[]): string => {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(' and ');
};

export const platformMessages = {
  changedElsewhere:
    'This platform was changed in another tab or by another admin since you opened it. Nothing was overwritten: open it again to see what is new, and make your change there.',
  needsKey:
    'This server has no key to keep secrets with. Whoever runs it can set SECRETS_KEY; then try again.',
  tooMany: 'A school has at most 10 learning platforms. Remove one that is not used any more.',
  notSetUp: 'Enter what the platform says about itself first, then switch it on.',
  keyLost: 'Inkling’s key for this platform can no longer be read. An admin can make a new one under Set up.',
  onlySignInMethod:
    'This platform is the only way into your own account. Open Inkling from it again and set a password under Settings, Account; or let another admin do this.',
  staffOnlySignInMethod: (names: string[]) =>
    `${namesInWords(names)} can only get in by this platform. They can set a password: they open Inkling from the platform, and find it under Settings, Account. Or take them off the staff first, and hand over their classes.`,
  isSetUp: 'This platform is set up already. Remove it and add a new one to register again.',
  isOther:
    'People or classes came from this platform already. Another platform ID, client ID or address is another platform: remove this one and add a new one.',
  notPublic:
    'Please enter an address that begins with https:// and can be reached from the internet, not one of a private network.',
};

export const unlinkMessages = {
  ownOnlySignInMethod:
    'This platform is the only way into your account. Ask the teacher who leads your class for a login card first.',
  staffOnlySignInMethod:
    'This platform is the only way into your account, so it stays linked. Set a password first.',
  hasSignInMethod:
    'There is another way into your account already. A password is changed under Change password.',
  comeAgain:
    'Open Inkling from your learning platform once more, and set the password within ten minutes: nobody shall do it in a session that you left open.',
  studentsOnlySignInMethod:
    'This student has no password yet and could not come in any more. The teacher who leads their class can make a login card; unlink them then.',
};

export const registrationMessages = {
  linkOver:
    'This link was used already or is too old. An admin of your school can make a new one in Inkling.',
  unreadable:
    'The platform does not answer, or describes itself in a way that we cannot read. Please try again in a few minutes.',
  mixedUp: 'The platform speaks for another site than its own, so nothing was registered.',
  notPublic: 'The platform has an address that is not encrypted or lies in a private network.',
  refused: 'The platform did not register Inkling. Begin again there, with a new link of Inkling.',
};

export const setUpMessages = {
  classFirst: 'Choose the class of this course first.',
  linkedMeanwhile:
    'This course or class was connected by somebody else meanwhile. Please open this page again.',
  onlyLead:
    'Only the teacher who leads the class can bring another activity into it. Choose one that is in the class already.',
};

/** Why grades do not go to a platform or names do not come from it, in words for a teacher. */
export const serviceProblems = {
  unreachable: (platform: string) => `${platform} does not answer. Inkling tries again by itself.`,
  refused: (platform: string) =>
    `${platform} does not take it. Perhaps the activity or the student was removed there, or Inkling may not use this service; an admin of your school can look.`,
  switched_off: (platform: string) =>
    `${platform} is switched off in Inkling. An admin of your school can switch it on.`,
  key_lost: (platform: string) =>
    `Inkling has lost its key for ${platform}. An admin of your school can make a new one under School.`,
  unreadable: (platform: string) => `${platform} sent a list that we cannot read, so nothing was changed.`,
  not_live: (platform: string) =>
    `Nothing goes to ${platform} or comes from it while the class is not led by the staff of its school, the student has left the school, or a family looks after the account.`,
  many_left: (platform: string) =>
    `${platform} no longer lists more than half of the students whom it brought, so nobody was taken out of the class.`,
};
