import type { LtiNewPeopleRule, LtiPlatform, PlatformCourse } from '@inkling/contract';

export const newPeopleLabels: Record<LtiNewPeopleRule, string> = {
  refuse: 'Only people with an account here',
  student: 'New students too',
  everybody: 'New students and teachers',
};

export const newPeopleTexts: Record<LtiNewPeopleRule, string> = {
  refuse: 'Whoever comes for the first time enters the password of their account here once.',
  student:
    'A student whom Inkling does not know gets an account without an email address, in the class they come from. Teachers need an account already.',
  everybody:
    'Teachers whom Inkling does not know get an account on your staff, and teach the class they come from.',
};

export const removalQuestion = (name: string, people: number) => ({
  title: `Remove ${name}?`,
  message:
    people > 0
      ? 'Nobody can open Inkling from there any more, and no grade goes there. Accounts, classes and all work stay. Students without a password need a login card from the teacher who leads their class.'
      : 'Nobody has come from there yet.',
  confirm: 'Remove',
  danger: true,
});

export const takeOutFormerMembersQuestion = ({ platform }: PlatformCourse) => ({
  title: 'Take them out of the class?',
  message: `Everybody whom ${platform} brought and no longer lists leaves this class. They keep their accounts and all that they have begun to write; work that they have not opened goes.`,
  confirm: 'Take them out',
  danger: true,
});

export const unlinkClassQuestion = ({ platform, title }: PlatformCourse) => ({
  title: `Unlink this class from “${title}”?`,
  message: `Nobody comes into this class from ${platform} any more, no grade goes there, and nobody leaves with the course. The class, its students and all work stay, and so do grades that are in ${platform}. A teacher who opens Inkling from the course is asked again which class it is.`,
  confirm: 'Unlink',
  danger: true,
});

export const newKeyQuestion = ({ name }: LtiPlatform) => ({
  title: 'Make a new key?',
  message: `What was signed with the old key is no longer taken. ${name} reads the new one at the keyset URL of Inkling by itself; grades may wait until it has.`,
  confirm: 'Make a new key',
});
