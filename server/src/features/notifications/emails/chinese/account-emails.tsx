import { screenPath } from '@inkling/contract';
import type { AccountDeleted } from '../account-deleted.tsx';
import type { ChildAdded } from '../child-added.tsx';
import type { EmailTemplate } from '../email-template.ts';
import { Action, Layout, Paragraph } from '../layout.tsx';
import type { PasskeyChanged } from '../passkey-changed.tsx';
import type { PasswordChanged } from '../password-changed.tsx';

export const welcome: EmailTemplate<object> = {
  subject: '欢迎来到 Inkling',
  Email: ({ context }) => (
    <Layout title="欢迎来到 Inkling" preview="添加第一个孩子，开始写作吧。" context={context}>
      <Paragraph>
        您的家庭账户已经准备好了。Inkling
        帮助孩子构思、起草并修改自己的作品。教练会提问、会解释每一分的由来，但从不代写。
      </Paragraph>
      <Paragraph>下一步，为孩子创建账户，设定他们自己的用户名和密码。</Paragraph>
      <Action href={context.publicUrl + screenPath('parent-children')}>添加第一个孩子</Action>
    </Layout>
  ),
};

export const verifyEmail: EmailTemplate<{ link: string }> = {
  subject: '请验证您的邮箱',
  Email: ({ context, link }) => (
    <Layout title="请验证您的邮箱" preview="点一下，我们就知道这个邮箱是您的。" context={context}>
      <Paragraph>请点击按钮，确认这个邮箱属于您。链接三天内有效。</Paragraph>
      <Action href={link}>验证我的邮箱</Action>
      <Paragraph>如果您没有注册 Inkling 账户，请忽略这封邮件。</Paragraph>
    </Layout>
  ),
};

export const resetPassword: EmailTemplate<{ link: string }> = {
  subject: '设置新密码',
  Email: ({ context, link }) => (
    <Layout title="设置新密码" preview="链接一小时内有效。" context={context}>
      <Paragraph>
        有人（希望是您本人）为您的 Inkling 账户申请了新密码。链接只能使用一次，一小时内有效。
      </Paragraph>
      <Action href={link}>设置新密码</Action>
      <Paragraph>如果不是您本人申请的，请忽略这封邮件，您的账户没有任何变化。</Paragraph>
    </Layout>
  ),
};

export const passwordChanged: EmailTemplate<PasswordChanged> = {
  subject: '您的密码已更改',
  Email: ({ hadPasskeys, context }) => (
    <Layout title="您的密码已更改" preview="所有设备都已退出登录。" context={context}>
      <Paragraph>您的 Inkling 账户密码刚刚更改，所有设备都已退出登录。</Paragraph>
      {hadPasskeys && (
        <Paragraph>
          您的通行密钥也已移除，以免他人添加的通行密钥还能打开您的账户。请在“设置”的“账户”里重新添加您自己的。
        </Paragraph>
      )}
      <Paragraph>如果不是您本人操作，请立即设置新密码：</Paragraph>
      <Action href={context.publicUrl + screenPath('forgot-password')}>设置新密码</Action>
    </Layout>
  ),
};

const passkeyTitles: Record<PasskeyChanged['what'], string> = {
  added: '您的账户添加了通行密钥',
  removed: '您的账户移除了通行密钥',
};

export const passkeyChanged: EmailTemplate<PasskeyChanged> = {
  subject: ({ what }) => passkeyTitles[what],
  Email: ({ what, name, context }) => (
    <Layout title={passkeyTitles[what]} preview={`通行密钥的名称是“${name}”。`} context={context}>
      <Paragraph>
        {what === 'added'
          ? `从现在起，通行密钥“${name}”无需密码就能打开您的 Inkling 账户。`
          : `通行密钥“${name}”不能再打开您的 Inkling 账户。已登录的设备都没有退出。`}
      </Paragraph>
      <Paragraph>
        如果不是您本人操作，请立即查看您的通行密钥和已登录的设备，移除不认识的，并更改密码：
      </Paragraph>
      <Action href={`${context.publicUrl}${screenPath('settings')}`}>查看我的账户</Action>
    </Layout>
  ),
};

/** Never has the password: emails get forwarded and left open. */
export const childAdded: EmailTemplate<ChildAdded> = {
  subject: '孩子的账户已准备好',
  Email: ({ context, child, username }) => (
    <Layout title={`${child}可以开始写作了`} preview="您的家庭有了新账户。" context={context}>
      <Paragraph>
        您把{child}添加到了家庭账户，并以父母或监护人的身份同意 Inkling 保存孩子的作品，用于指导写作。
        登录时，请输入用户名 <strong>{username}</strong> 和您设定的密码。
      </Paragraph>
      <Paragraph>
        在“我的孩子”里，您可以修改账户、下载我们保存的全部资料、查看谁打开过{child}
        的作品，也可以永久删除账户。
      </Paragraph>
      <Action href={context.publicUrl + screenPath('parent-children')}>我的孩子</Action>
    </Layout>
  ),
};

export const accountDeleted: EmailTemplate<AccountDeleted> = {
  subject: '您的 Inkling 账户已删除',
  Email: ({ context, hadChildren, hadPlan }) => (
    <Layout title="再见" preview="您的账户已删除。" context={context}>
      <Paragraph>
        {hadChildren ? '您的账户已删除，其中孩子的账户和作品也一并删除。' : '您的账户已删除。'}
        {hadPlan && '您的套餐已取消，不会再收费。'}这是我们发给您的最后一封邮件。
      </Paragraph>
      <Paragraph>感谢您一路以来的陪伴。</Paragraph>
    </Layout>
  ),
};
