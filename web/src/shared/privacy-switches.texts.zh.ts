import type { Translation } from '../language/texts.ts';
import type { t } from './privacy-switches.texts.ts';

export const zh: Translation<typeof t> = {
  shareMyProgress: '分享我的进度',
  myProgressMeans: '参加同一个写作挑战的同学能看到你在其中完成了几篇',
  shareMyWriting: '分享我的作品',
  myWritingMeans: '参加同一个写作挑战的同学能读到你在其中完成的作品，看不到分数，也看不到身心健康类的作品',
  showWhenIAmOnline: '显示我在线',
  meOnlineMeans: '参加同一个写作挑战的同学能看到你在线',
  showMyActivity: '显示我的动态',
  myActivityMeans: '参加同一个写作挑战的同学能看到你最近在其中做了什么：加入、开始或完成',
  shareProgress: '分享进度',
  progressMeans: (name) => `参加同一个写作挑战的同学能看到${name}在其中完成了几篇`,
  shareWriting: '分享作品',
  writingMeans: (name) =>
    `参加同一个写作挑战的同学能读到${name}在其中完成的作品，看不到分数，也看不到身心健康类的作品`,
  showWhenOnline: '显示在线状态',
  onlineMeans: (name) => `参加同一个写作挑战的同学能看到${name}正在使用 Inkling`,
  showActivity: '显示动态',
  activityMeans: (name) => `参加同一个写作挑战的同学能看到${name}最近在其中做了什么：加入、开始或完成`,
};
