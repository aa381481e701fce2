import type { Translation } from '../../language/texts.ts';
import type { t } from './texts.ts';

export const zh: Translation<typeof t> = {
  welcome: '欢迎了解 Inkling',
  seeHowAChildWrites:
    '看看孩子怎样用 Inkling 写作：从第一个想法到完成的一页，大约两分钟。这是一篇示例，每个按钮都可以点。孩子用英文写作，所以这里的页面也是孩子看到的英文。',
  stops: {
    journey: {
      title: '写作之旅',
      text: '每篇作品分几个小步骤写成。孩子随时知道自己在哪一步，也可以返回。',
    },
    task: { title: '任务', text: '老师的要求就在旁边，还配有图片。点图片可以放大。' },
    chat: { title: '聊出想法', text: '助手不断提问，直到想法出来。它从不替孩子写。' },
    plan: { title: '卡片计划', text: '想法变成提纲：每一部分一张卡片，用孩子自己的话。' },
    draft: {
      title: '草稿',
      text: '一张安静的纸。真正写作时，打字每停一下都会保存，没有网络也一样。',
    },
    outline: { title: '计划就在眼前', text: '提纲在草稿旁边，助手只隔一个标签页。' },
    markedDraft: {
      title: '指出具体字句的反馈',
      text: '反馈提到的地方在草稿里标出：绿色是写得好的，黄色是需要再看一眼的。',
    },
    feedback: {
      title: '十项标准，一个下一步',
      text: '先是接下来要做的一件事，后面是十项标准：写得好的地方、建议和可以学习的例子。',
    },
    finishing: { title: '完成', text: '孩子满意了，就交上作品。导览结束后，您可以点这个按钮试试。' },
  },
  thatWasTheWholeJourney: '这就是写作的全过程',
  ninaIsMadeUp:
    'Nina 和她的作品是虚构的，反馈却是真实的：我们的教练读这篇草稿，和读您孩子的草稿完全一样。开始使用不收费，孩子写的文字始终属于孩子。',
  createAFreeAccount: '免费注册',
  viewPlans: '查看套餐',
  specialOffer: '首月特惠',
  close: '关闭',
  insteadOf: (price) => `原价 ${price}`,
  exclusivePrice: '首月专享价',
  yourChildGetsACoach: (price) =>
    `孩子写的每一篇作品都有这样一位教练：不限次数的挑战、全部十项标准的反馈，以及给您的报告。首月之后每月 ${price}，可随时取消。从您在账户里首次看到优惠起，24 小时内有效。`,
  finishTheSample: '暂时不用，看完示例',
  seePlanDetails: '查看套餐详情',
};
