import type { FeedbackCategory } from './criteria.ts';
import type { UnscoredReason } from './feedback-fields.ts';

/** What parents read in Chinese on their screens and in their papers alike. */
export const chineseCriterionLabels: Record<FeedbackCategory, string> = {
  general: '综合',
  audience: '吸引读者',
  text_structure: '文章结构',
  ideas: '想法与内容',
  character_and_setting: '人物与场景',
  persuasive_devices: '说服技巧',
  vocabulary: '用词',
  cohesion: '连贯性',
  paragraphing: '分段',
  sentence_structure: '句子结构',
  punctuation: '标点',
  spelling: '拼写',
};

export const chineseUnscoredMessages: Record<UnscoredReason, { label: string; why: string }> = {
  poem: {
    label: '没有 AI 评分：诗歌',
    why: '教练的评分标准是为故事和议论文设计的，用来给诗歌打分说明不了什么。',
  },
  other_kind: {
    label: '没有 AI 评分：另一种文体',
    why: '任务要求写故事或议论文，这篇读起来是别的文体。教练只评语言，其余由您判断。',
  },
  too_little: {
    label: '没有 AI 评分：内容太少',
    why: '教练没有找到足够的、孩子自己写的英文。作品可能是用其他语言写的、抄自题目，或者刚刚开始。',
  },
};
