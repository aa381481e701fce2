import { screenPath } from '@inkling/contract';
import { dayInWords } from '../../services/clock/local-date.ts';
import type { NotificationText } from '../notifications/index.ts';
import type { WritingsOfStudent } from './assignments.queries.ts';

type ForParent = Required<NotificationText>;

const link = screenPath('parent-progress');

const oneAssigned = ({ title, due_date }: WritingsOfStudent): ForParent => ({
  title: 'New writing to do for {child}',
  body: due_date
    ? `“${title}” is waiting for {child}. It is due on ${dayInWords(due_date)}.`
    : `“${title}” is waiting for {child}.`,
  translations: {
    zh: {
      title: '{child}有新的写作任务',
      body: due_date
        ? `写作任务《${title}》等着{child}，${dayInWords(due_date, 'zh')}截止。`
        : `写作任务《${title}》等着{child}。`,
    },
  },
  link,
});

export const workAssignedForParent = (work: WritingsOfStudent): ForParent =>
  work.count === 1
    ? oneAssigned(work)
    : {
        title: 'New writings to do for {child}',
        body: `${work.count} writings are waiting for {child}.`,
        translations: {
          zh: { title: '{child}有新的写作任务', body: `${work.count} 项写作任务等着{child}。` },
        },
        link,
      };

export const workDueForParent = ({ count, title }: WritingsOfStudent, day: string): ForParent => {
  const due = dayInWords(day);
  const dueInChinese = dayInWords(day, 'zh');
  return {
    title: 'Due tomorrow',
    body:
      count === 1
        ? `{Child}'s “${title}” is due on ${due}.`
        : `${count} of {child}'s writings are due on ${due}.`,
    translations: {
      zh: {
        title: '明天截止',
        body:
          count === 1
            ? `{child}的《${title}》将于${dueInChinese}截止。`
            : `{child}有 ${count} 项写作任务将于${dueInChinese}截止。`,
      },
    },
    link,
  };
};

export const workGotOtherDayForParent = ({
  title,
  due_date,
  usual_due_date,
}: {
  title: string;
  due_date: string;
  usual_due_date: string | null;
}): ForParent => ({
  title: usual_due_date ? '{Child} has more time' : 'Another due date for {child}',
  body: `{Child}'s “${title}” is now due on ${dayInWords(due_date)}.`,
  translations: {
    zh: {
      title: usual_due_date ? '{child}有更多时间' : '{child}的截止日期有变',
      body: `{child}的《${title}》现在于${dayInWords(due_date, 'zh')}截止。`,
    },
  },
  link,
});
