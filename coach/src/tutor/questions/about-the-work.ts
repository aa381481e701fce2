import type { KnownQuestion } from './question.ts';

/** About this chat, its cards, the steps and who sees it all. */
export const questionsAboutTheWork: KnownQuestion[] = [
  {
    name: 'picture',
    sign: /\bpi(?:c|cs|ch\w*|ct\w*)\b|\bdraw(?:ing|ings)?\b|\bphotos?\b|\billustrat\w*/,
    answer: 'I can’t make pictures here. You could draw one on paper and then tell me what is in it.',
  },
  {
    name: 'cards',
    sign: /\bcards?\b|\bon the side\b|\bmy (?:first|last|other|old) ideas?\b/,
    answer: 'Your cards keep your ideas. Tap one to change it. You can put them in your plan.',
  },
  {
    name: 'who reads',
    sign: /\bprivate\b|\bsecret\b|\b(?:teacher|mum|mom|dad|parents|miss|class|friends?|anyone|anybody|someone|people|everyone|who)\b.*\b(?:sees?|seeing|reads?|reading|looks?|find out|shown?)\b|\b(?:tell|show)\b.*\b(?:teacher|mum|mom|dad|parents|miss|class|anyone|friends?)\b/,
    answer: 'Your teacher and your family can read this chat and your text.',
  },
  {
    name: 'marks',
    sign: /(?<!you )\bmarks?\b(?! it)|\bgrade[ds]?\b|\bscored?\b|\ba test\b|\bin trouble if\b/,
    answer: 'I don’t give marks here. First try it out. You get feedback when you ask for it.',
  },
  {
    name: 'deadline',
    sign: /\bdue\b|\bhand(?:ed)? (?:it )?in\b|\bhow much time\b|\bhow long (?:have|do) (?:i|we) (?:got|have)\b|\bwhen do (?:we|i) have to\b|\bdeadline\b/,
    answer: 'I don’t know that. Your teacher can tell you.',
  },
  {
    name: 'where to write',
    sign: /\bwhere (?:do|should|can) i (?:write|type)\b|\b(?:write|type|typing)\b.*\b(?:here|box|somewhere)\b/,
    answer: 'Here we only collect ideas. You write the text itself in a later step.',
  },
  {
    name: 'did wrong',
    sign: /\bdid i (?:do (?:some|it|any)|say (?:some|any)|get it|break|mess)|\bwas that (?:bad|wrong|the wrong)\b|\bam i in trouble\b|\b(?:mad|angry|cross) (?:at|with) me\b|\bmessed\b/,
    answer: 'No, you did nothing wrong. All is fine.',
  },
  {
    name: 'alone or together',
    sign: /\b(?:with|ask) (?:a |my )?(?:friend|mum|mom|dad|sister|brother|teacher|someone)\b|\bwork together\b|\b(?:friend|mum|mom|dad|sister|brother|nan) help\b/,
    answer: 'Yes, talk about it with someone. The words you write should be your own.',
  },
];
