import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  pleaseEnterYourPassword: '请输入密码',
  itIsSomeTimeSince: '距您上次登录已有一段时间。进行这类操作前，请先确认是您本人。',
  itIsSomeTimeSince2:
    '您是通过学校登录的，我们无法得知您上次在那里验证身份的时间。请先设置密码：退出登录，点“忘记密码？”设置好之后，再回到这里。',
  comeFromPlatformAnew: (platform) =>
    `您的账户没有邮箱地址。请从 ${platform} 再次打开 Inkling，并在十分钟内到“设置”的“账户”里设置密码，然后再回到这里。`,
  forgottenComeAnew: (platform) =>
    `忘记密码了？请从 ${platform} 再次打开 Inkling，并在十分钟内到“设置”的“账户”里重新设置。`,
  yourPassword: '您的密码',
  useAPasskey: '使用通行密钥',
  confirm: '确认',
  isItYou: '是您本人吗？',
  close: '关闭',
  added: (created_at) => `添加于 ${created_at}`,
  lastUsed: (last_used_at) => `上次使用：${last_used_at}`,
  notUsedYet: '尚未使用',
  alsoOnYourOtherDevices: '也在您的其他设备上',
  theOnlyWayIntoYour: '登录账户的唯一方式',
  remove: (name) => `移除“${name}”？`,
  itNoLongerOpensYour: '之后不能再用它登录。已登录的设备不受影响。您也可以在设备上删除它。',
  remove2: '移除',
  rename: (name) => `重命名 ${name}`,
  rename2: '重命名',
  remove3: (name) => `移除 ${name}`,
  passkeys: '通行密钥',
  addAPasskey: '添加通行密钥',
  thisBrowserDoesNotKnow: '此浏览器不支持通行密钥。',
  thisDeviceHasAPasskey: '这台设备已有您账户的通行密钥。',
  passkeysDoNotWorkAt: '通行密钥在此网址不可用。',
  thePasskeyCouldNotBe: '通行密钥无法使用，请再试一次。',
  signInWithAPasskey: '使用通行密钥登录',
  thePasskeyOpensYourAccount: '从现在起可以用通行密钥登录',
  thePasskeyNoLongerOpens: '通行密钥已不能再用于登录',
  name: '名称',
  soThatYouKnowIt: '方便您辨认，例如“我的手机”。',
  save: '保存',
  renameThePasskey: '重命名通行密钥',
};
