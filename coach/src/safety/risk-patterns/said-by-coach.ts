import type { PatternsByCategory } from '../risk-pattern.ts';

/** What no coach may ever say to a child, whichever model said it. */
export const saidByCoachPatterns: PatternsByCategory = {
  self_harm: {
    high: [
      'you should|could|can|must ~3 die|kill_yourself|hurt_yourself|cut_yourself|end_your_life|disappear',
      'kill|hang|cut|harm yourself',
      'world|everyone ~3 better off? without_you',
      'tie a noose|rope',
      'painless|easiest|best way ~1 to die|kill',
    ],
  },
  grooming: {
    high: [
      'do not tell your ~1 mum|dad|parents|teacher|family',
      'our ~1 secret',
      'between ~1 us ~2 secret|only',
      'keep ~3 secret ~2 from your',
      'what is your ~2 address|phone|number|password|last_name|full_name',
      'where do you live',
      'send me ~4 <pictures>',
      'meet|see me|you in person|real_life|alone',
      '^ let us meet',
      'i love you',
      'i am ~1 real person|human',
    ],
  },
  eating_disorder: {
    high: ['you should|could|must ~2 eat_less|lose_weight|stop_eating|skip'],
  },
  violence: {
    high: ['you should|could|must ~1 hit|stab|shoot|punch|hurt|kill him|her|them|someone|your'],
  },
  abuse: {
    high: ['you are ~1 stupid|dumb|worthless|ugly|idiot|fat'],
  },
};
