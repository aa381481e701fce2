import { screenPath } from '@inkling/contract';

export const schoolStudentMessages = {
  closedClass: 'This class is archived. Please choose one that goes on.',
  notToOneself:
    'You cannot move a colleague’s student into a class that you teach. Please ask the colleague or another admin to do it.',
  sameAccount: 'This is one and the same account. Please choose another one.',
  archived: 'One of the two is archived. Please bring them back first, and merge the accounts then.',
  notForOneself:
    'You teach one of the two and not the other, whose work you would see. Please ask another admin to merge them.',
  elsewhere:
    'A teacher or a school outside of yours counts on one of the two accounts, so they cannot be merged here.',
  ownAccount:
    'One of the two accounts is the child’s own and only joined a class here, so your school cannot merge it.',
  familyGoesFirst:
    'The account that would be given up belongs to a family, and the other does not. Please keep the family’s account instead.',
  twoFamilies:
    'The two accounts belong to different families. Please ask the families first: one of them has to delete theirs.',
  bothInRoster:
    'Your school’s system lists both, and the next roster would make the second account again. Please remove one of them there, apply the roster, and merge then.',
};

/** What cannot go along to the account that stays. */
export const notMovedTexts = {
  password:
    'Its username, password and secret pictures: the account that stays keeps its own, and only those open it.',
  email: 'Its email address: the account that stays keeps its own.',
  emailOfFamily: 'Its email address: a family’s account opens only in the ways that the family chose.',
  signInsOfFamily:
    'The school’s sign-on and learning platforms: they open a family’s account only once its password was entered there.',
  platform:
    'Its place on a learning platform that knows both: marks that were sent stay there, and only the account that stays gets new ones.',
  roster: 'Its old number in your school’s system, which no longer lists it.',
  privacy: 'What classmates may see: only what was allowed for both accounts stays allowed.',
  pictures: 'Sign-in with pictures: only classes that the family allowed for both accounts stay allowed.',
};

/** The family hears of what others put into its account. */
export const mergedNotice = ({ parent_id, child_id }: { parent_id: number; child_id: number }) => ({
  user_id: parent_id,
  child_id,
  topic: 'announcements' as const,
  title: 'Two accounts of {child} are one now',
  body: 'The school has merged a second account of {child} into the one that you look after, with everything written there. Only the sign-in that you know opens it. If this is not your child’s work, please tell the school at once.',
  translations: {
    zh: {
      title: '{child}的两个账户已合并为一个',
      body: '学校把{child}的另一个账户并入了由您管理的账户，那里写过的内容都一并转来。登录方式不变，只有您知道的那种有效。如果这不是您孩子的作品，请立即告诉学校。',
    },
  },
  link: screenPath('parent-children'),
});
