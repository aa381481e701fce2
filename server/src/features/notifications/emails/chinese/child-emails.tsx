import { screenPath } from '@inkling/contract';
import type { EmailTemplate } from '../email-template.ts';
import type { GrowthLetterEmail } from '../growth-letter.tsx';
import { Action, Layout, Paragraph } from '../layout.tsx';
import type { NotificationProps } from '../notification.tsx';
import type { SafetyAlert } from '../safety-alert.tsx';
import type { WeeklySummary } from '../weekly-summary.tsx';
import type { WorkReviewed } from '../work-reviewed.tsx';

/** The words come translated. */
export const notification: EmailTemplate<NotificationProps> = {
  subject: ({ title }) => title,
  topic: ({ topic }) => topic,
  Email: ({ context, title, body, link }) => (
    <Layout title={title} preview={body} context={context}>
      <Paragraph>{body}</Paragraph>
      <Action href={link}>打开 Inkling</Action>
    </Layout>
  ),
};

/** The child's own words stay as they are. */
export const growthLetter: EmailTemplate<GrowthLetterEmail> = {
  subject: ({ month }) => `${month}成长小结`,
  topic: 'feedback',
  Email: ({ context, month, letters }) => (
    <Layout title={`${month}成长小结`} preview={letters[0]?.parts[0]?.text ?? month} context={context}>
      {letters.map((letter) => (
        <div key={letter.link}>
          {letters.length > 1 && (
            <Paragraph>
              <strong>{letter.name}</strong>
            </Paragraph>
          )}
          {letter.parts.map(({ text, quote }) => (
            <Paragraph key={text}>
              {text}
              {quote && <span lang="en-AU">“{quote}”</span>}
            </Paragraph>
          ))}
          <Action href={letter.link}>打开小结和作品</Action>
        </div>
      ))}
    </Layout>
  ),
};

/** Says that something was written, never what: emails get forwarded and left open. */
export const safetyAlert: EmailTemplate<SafetyAlert> = {
  subject: '请看看孩子写的一段话',
  Email: ({ context, child, alertId, isAboutHome }) => (
    <Layout title={`请关注${child}`} preview="Inkling 注意到一些令人担心的话。" context={context}>
      <Paragraph>
        {child}在 Inkling 里写下的一些话，可能说明孩子需要大人的帮助。Inkling
        已给孩子看了一段关心的话，并附上了 Kids Helpline 和 Lifeline
        的电话。它只是电脑程序，可能会看错：请您亲自看一看。
      </Paragraph>
      {isAboutHome && (
        <Paragraph>
          这可能与家里有关，也可能与别人有关，或者只是故事的一部分。请不要追问或责怪孩子：平静地倾听，让孩子知道不会因此受责备。如果家里遇到困难，1800RESPECT（1800
          737 732）日夜都有人倾听，帮助有需要的家庭。
        </Paragraph>
      )}
      <Action href={`${context.publicUrl}${screenPath('alerts')}#alert-${alertId}`}>查看写了什么</Action>
      <Paragraph>
        如果孩子现在有危险，请立即拨打 000。Kids Helpline 1800 55 1800 和 Lifeline 13 11 14
        也为家长和老师提供帮助。
      </Paragraph>
    </Layout>
  ),
};

const actionTexts: Record<WorkReviewed['action'], string> = {
  comment: '写了评语',
  score: '打了分',
  return: '希望看到新一稿',
};

export const workReviewed: EmailTemplate<WorkReviewed> = {
  subject: ({ who }) => `${who ?? '老师'}对孩子的作品有新消息`,
  topic: 'feedback',
  Email: ({ context, action, title, who, child, link }) => (
    <Layout title={`${who ?? '老师'}的新消息`} preview={title} context={context}>
      <Paragraph>
        {who ?? '老师'}为{child}的作品《<strong lang="en-AU">{title}</strong>》{actionTexts[action]}。
      </Paragraph>
      <Action href={link}>去看看</Action>
    </Layout>
  ),
};

const workOf = ({ finished, words, underWay }: WeeklySummary['children'][number]): string =>
  [finished > 0 && `完成了 ${finished} 篇作品，共 ${words} 个词`, underWay > 0 && `还有 ${underWay} 篇正在写`]
    .filter(Boolean)
    .join('，');

/** Titles, names of badges and what the coach said are as the child reads them. */
const Week = ({ week }: { week: WeeklySummary['children'][number] }) => (
  <Paragraph>
    <strong>{week.name}</strong>本周{workOf(week)}。
    {week.growth && (
      <>
        进步最大的是“<span lang="en-AU">{week.growth.title}</span>”，比之前的平均分高 {week.growth.gain} 分。
      </>
    )}
    {week.badges.length > 0 && (
      <>
        新徽章：<span lang="en-AU">{week.badges.join(', ')}</span>。
      </>
    )}
    {week.nextStep && (
      <>
        教练建议的下一步：<span lang="en-AU">{week.nextStep}</span>
      </>
    )}
  </Paragraph>
);

export const weeklySummary: EmailTemplate<WeeklySummary> = {
  subject: '您家本周的写作',
  topic: 'reminders',
  Email: ({ context, children }) => (
    <Layout title="一周写作" preview="孩子这周写了什么。" context={context}>
      {children.map((week) => (
        <Week key={week.name} week={week} />
      ))}
      <Action href={context.publicUrl + screenPath('parent-progress')}>看看孩子的进展</Action>
    </Layout>
  ),
};
