import type { Translation } from '../language/texts.ts';
import type { contractMessages } from './contract-messages.texts.ts';

const chinese: Record<string, string> = {
  'Please enter a valid e-mail address': '请输入有效的邮箱地址',
  'Password must be at least 8 characters': '密码至少 8 个字符',
  'Password must be at most 200 characters': '密码最多 200 个字符',
  'Username is required': '请填写用户名',
  'Username must be at most 40 characters': '用户名最多 40 个字符',
  'Username can only contain letters, numbers, and underscores': '用户名只能包含英文字母、数字和下划线',
  'Full name is required': '请填写姓名',
  'Full name must be at most 120 characters': '姓名最多 120 个字符',
  'Grade is required': '请选择年级',
  'Grade must be between 1 and 12': '年级须在 1 到 12 之间',
  'Please fill this in': '请填写此项',
  'Please enter a number': '请输入数字',
  'This is not valid': '填写的内容不正确',
  'Password is required': '请填写密码',
  'Password confirmation does not match': '两次输入的密码不一致',
  'Please fill in all fields': '请填写所有项目',
  'Current password is required': '请填写当前密码',
  'New password is required': '请填写新密码',
  'Please confirm that you are the parent or guardian and agree': '请确认您是父母或监护人，并表示同意',
  'Please enter your e-mail so that we can answer': '请填写邮箱，方便我们回复您',
  'Please write a message': '请写下您的留言',
  'Please keep it under 5,000 characters': '请控制在 5,000 个字符以内',
  'The e-mail, username or password is not right. Please try again.':
    '邮箱、用户名或密码不正确，请再试一次。',
  'This account has no e-mail address.': '此账户没有邮箱。',
  'This reset link is no longer valid. Please ask for a new one.': '重置链接已失效，请重新获取。',
  'Verification failed, please try again': '验证失败，请再试一次',
  'Please verify your email to continue.': '请先验证您的邮箱，然后继续。',
  'The current password is not right': '当前密码不正确',
  'Please choose a password that is not your name or e-mail.': '请不要用姓名或邮箱作为密码。',
  'This password is too easy to guess. Please choose another one.': '这个密码太容易猜到，请换一个。',
  'Thieves know this password, because other people used it too. Please choose another one, such as three words that only you would put together.':
    '这个密码别人也用过，已经被泄露了。请换一个，比如只有您才会放在一起的三个词。',
  'We could not create an account with these details. If you already have one, please sign in.':
    '无法用这些信息创建账户。如果您已有账户，请直接登录。',
  'Only parents can sign up here. Children get their account from a parent, teachers from Inkling.':
    '这里只供家长注册。孩子的账户由家长创建，老师的账户由 Inkling 提供。',
  'This username is taken. Please choose another one.': '这个用户名已被使用，请换一个。',
  'This e-mail cannot be used. Please choose another one or leave it empty.':
    '这个邮箱无法使用，请换一个或留空。',
  'Please sign in.': '请先登录。',
  'Please choose a plan': '请选择套餐',
  'This plan is no longer available': '该套餐已不再提供',
  'This checkout is closed. Please choose a plan again.': '此结账页已关闭，请重新选择套餐。',
  'You are on the Free Plan: there is nothing to manage yet.': '您使用的是免费套餐，暂时没有需要管理的内容。',
  'Your family already has a plan. You can change it under Manage Billing.':
    '您的家庭已有套餐，可在“管理付费”中更改。',
  'Something went wrong on our side. Please try again.': '我们这边出了点问题，请再试一次。',
  'This child could not be found.': '找不到这个孩子的账户。',
  'This alert could not be found.': '找不到这条关怀提醒。',
  'This link could not be found.': '找不到这个链接。',
  'This could not be found.': '找不到该内容。',
  'Please check what you entered.': '请检查您填写的内容。',
  'This is too large to send.': '内容过大，无法发送。',
};

/** Sentences with a number in them. */
const patterns: [pattern: RegExp, words: string][] = [
  [/^Please use at most ([\d,]+) characters$/, '请控制在 $1 个字符以内'],
  [/^Please use at least ([\d,]+) characters?$/, '请至少输入 $1 个字符'],
  [
    /^Your plan includes up to (\d+) child accounts\. With Unlimited AI you can add up to (\d+)\.$/,
    '您的套餐最多可添加 $1 个孩子账户。使用 Unlimited AI 最多可添加 $2 个。',
  ],
  [
    /^Your plan includes up to (\d+) child accounts\. That is the most.*$/,
    '您的套餐最多可添加 $1 个孩子账户，这是一个家庭的上限。如果还有孩子，请联系我们。',
  ],
  [/^Too many tries\. Please wait .*$/, '尝试次数过多，请稍后再试。'],
];

const byPattern = (message: string): string => {
  const found = patterns.find(([pattern]) => pattern.test(message));
  return found ? message.replace(...found) : message;
};

export const zh: Translation<typeof contractMessages> = {
  inOwnWords: (message) => chinese[message] ?? byPattern(message),
};
