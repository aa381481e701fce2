import type { Translation } from '../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  skipToContent: '跳到正文',
  thisPageCouldNotBe: '页面无法加载',
  eitherTheConnectionIsGone: '可能是网络断开了，也可能是 Inkling 有了新版本。重新加载页面就好。',
  thatDidNotWork: '操作没有成功',
  somethingUnexpectedHappenedOnThis: '这个页面出了点问题。',
  tryAgain: '再试一次',
  backToHome: '返回网站首页',
  pleaseVerifyYourEmailTo: '请先验证您的邮箱，然后继续。',
  verifyYourEmail: '验证邮箱',
  goToSettings: '前往设置',
  yourEmailIsVerifiedYou: '您的邮箱已验证，可以继续了。',
  planLimitReached: '已达到套餐上限',
  seePlans: '查看套餐',
  aNewerInklingIsReady: 'Inkling 有新版本了。',
  reloadNow: '立即更新',
  later: '稍后',
  loading: '加载中',
};
