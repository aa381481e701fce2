import type { RiskCategory } from './risk-pattern.ts';
import { riskReplyOpenings } from './risk-reply-openings.ts';

/** Up to this year a child reads short sentences with one thought each. */
const lastYoungYear = 4;

const frames = {
  young: {
    person:
      "I am a computer. I can't help the way a person can. So I have told a grown-up who looks after you.",
    numbers: 'You can ring someone kind. It is free, day and night:',
    end: 'Your writing is saved. It can wait.',
  },
  older: {
    person:
      "I am a computer, so I can't give you the help you deserve. I have told a grown-up who looks after you, so that a person can help.",
    numbers: 'You can talk to someone right now, for free, day or night:',
    end: 'You did nothing wrong by writing this. Your writing is saved and can wait.',
  },
};

/** Said instead of any coaching when a child may be in danger, for this worry and this age; nothing ever rewords it. */
export function riskReply(category: RiskCategory, year: number): string {
  const age = year <= lastYoungYear ? 'young' : 'older';
  const { person, numbers, end } = frames[age];
  return `${riskReplyOpenings[category][age]}

${person}

${numbers}

- **Kids Helpline: 1800 55 1800**
- **Lifeline: 13 11 14**
- If anyone is in danger now, call **000**.

${end}`;
}
