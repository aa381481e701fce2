import { screenPath } from '@inkling/contract';
import type { EmailTemplate } from '../email-template.ts';
import { Action, Layout, Paragraph } from '../layout.tsx';
import type { PaymentProblem } from '../payment-problem.tsx';
import type { SubscriptionChanged } from '../subscription-changed.tsx';
import type { SubscriptionEnded } from '../subscription-ended.tsx';
import type { SubscriptionStarted } from '../subscription-started.tsx';

export const paymentProblem: EmailTemplate<PaymentProblem> = {
  subject: '付款没有成功',
  Email: ({ context, plan, price, due }) => (
    <Layout title="有一笔付款没有成功" preview="您的套餐暂时照常使用。" context={context}>
      <Paragraph>
        {plan} 于 {due} 应付的款项（{price}
        ）被拒绝。套餐暂时照常使用，接下来几天我们会再次尝试。如果仍不成功，您的家庭将回到免费套餐。无论怎样，孩子的作品都不会丢失。
      </Paragraph>
      <Paragraph>最常见的原因是银行卡过期。您可以在“付费与套餐”里更换。</Paragraph>
      <Action href={context.publicUrl + screenPath('parent-billing')}>检查付款信息</Action>
    </Layout>
  ),
};

export const subscriptionStarted: EmailTemplate<SubscriptionStarted> = {
  subject: '您的套餐已开通',
  Email: ({ context, plan, price, renews }) => (
    <Layout title="谢谢您" preview={`${plan} 已为您的家庭开通。`} context={context}>
      <Paragraph>
        {plan} 已为您全家开通。孩子想写多少篇都可以，您最多可以添加 5
        个孩子，除了完成的作品，还能读到草稿和教练的反馈。
      </Paragraph>
      <Paragraph>
        续订日：{renews}，{price}。您可以随时在“付费与套餐”里更改或取消。
      </Paragraph>
      <Action href={context.publicUrl + screenPath('parent-billing')}>查看我的套餐</Action>
    </Layout>
  ),
};

const subjects: Record<SubscriptionChanged['what'], string> = {
  'plan-changed': '您的套餐已更改',
  cancelled: '您的套餐已取消',
  resumed: '您的套餐继续使用',
  paid: '套餐收据',
};

const texts: Record<SubscriptionChanged['what'], (props: SubscriptionChanged) => string> = {
  'plan-changed': ({ plan, price, day }) =>
    `您的家庭现在使用 ${plan}，${price}。续订日：${day}。付款明细请看“付费与套餐”。`,
  cancelled: ({ plan, price, day }) =>
    `${plan} 可用至 ${day}，不会再收费（${price}，到期停止）。之后您的家庭使用免费套餐：孩子的账户和写过的一切都会保留，完成的作品您始终可以阅读。`,
  resumed: ({ plan, price, day }) =>
    `您保留了 ${plan}。续订日：${day}，${price}。您可以随时在“付费与套餐”里取消。`,
  paid: ({ plan, price, day }) => `谢谢您。我们已收到 ${plan} 的付款，${price}。有效期至 ${day}。`,
};

export const subscriptionChanged: EmailTemplate<SubscriptionChanged> = {
  subject: ({ what }) => subjects[what],
  Email: ({ context, ...props }) => (
    <Layout title={subjects[props.what]} preview={subjects[props.what]} context={context}>
      <Paragraph>{texts[props.what](props)}</Paragraph>
      <Action href={context.publicUrl + screenPath('parent-billing')}>查看我的套餐</Action>
    </Layout>
  ),
};

export const subscriptionEnded: EmailTemplate<SubscriptionEnded> = {
  subject: '您的套餐已结束',
  Email: ({ context, plan, price, day, tooMany }) => (
    <Layout title="您现在使用免费套餐" preview={`${plan} 已结束。`} context={context}>
      <Paragraph>
        {plan}（{price}）已于 {day} 结束，不会再收费。孩子的账户和写过的一切都会保留，已开始的作品可以写完。
      </Paragraph>
      <Paragraph>
        免费套餐包括全家每月 4 篇新作品。
        {tooMany
          ? '所有孩子的账户都会保留；孩子账户少于 2 个时，或开通付费套餐后，可以再添加。'
          : '最多可添加 2 个孩子账户。'}
      </Paragraph>
      <Action href={context.publicUrl + screenPath('parent-billing')}>比较套餐</Action>
    </Layout>
  ),
};
