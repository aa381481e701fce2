import type { Criterion } from '@inkling/contract';

/** One small thing for a family, in ten minutes and without a screen. */
export const chineseHomeIdeas: Record<Criterion, string> = {
  audience: '一起朗读一本喜欢的书的头两行，说说是什么让人想读下去',
  text_structure: '用三句话复述一部全家都看过的电影：怎样开始、发生了什么、怎样结束',
  ideas: '孩子讲当天的事时，问三次“然后呢？”',
  character_and_setting: '在公交车上或商店里选一个人，一起用五个细节来描述',
  persuasive_devices: '让孩子用三个理由争取今晚想吃的菜',
  vocabulary: '吃饭时一起为英文的“good”或“went”找三个别的说法',
  cohesion: '轮流讲一个故事，每次用“because”“meanwhile”或“after that”这样的词开头',
  paragraphing: '从书里选一页，每段用一个词说说讲了什么',
  sentence_structure: '就同一件事，先说一个长句，再说一个短句',
  punctuation: '一起朗读一页书，遇到句号和逗号都停一停',
  spelling: '一起用英文写购物清单，查一个大家都拿不准的词',
};

export const chineseReassurances = {
  slow: '写得少的一个月，也是学习写作的一部分。',
  falling: '单篇得分有高有低，重要的是长期的积累。',
  wellbeing: '孩子为自己身心健康写的内容不评分，也不在这里引用。',
} as const;
