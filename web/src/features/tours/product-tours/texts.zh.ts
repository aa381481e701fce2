import type { Translation } from '../../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  help: { title: '帮助在这里', text: '在任何页面点这个按钮，都可以搜索帮助内容或给我们留言。' },
  figures: { title: '全家一览', text: '有几个孩子在这里写作，写了多少。' },
  tiles: { title: '常用入口', text: '从这里添加孩子、看看写作挑战，或查看您的套餐。' },
  childrenActivity: { title: '孩子在写什么', text: '每个孩子最新的作品都在这里，写到哪里就显示到哪里。' },
};
