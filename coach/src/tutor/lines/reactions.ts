/** What is said to an idea before the next question. */
interface Reactions {
  /** {thing} is what the child named: "a ghost called Boo Bob". */
  thing: string[];
  /** Where nothing is given back, such as a misspelt word. */
  plain: string[];
}

export const youngReactions: Reactions = {
  thing: ['{thing}!', 'Ooh, {thing}!', '{thing}, great!', 'Yes, {thing}!'],
  plain: [
    'Got it!',
    'I see.',
    'Good one!',
    'Okay, I can see it.',
    'Good, I know more now.',
    'Nice!',
    'Okay!',
  ],
};

export const reactions: Reactions = {
  thing: ['{thing}, I like that.', 'Ah, {thing}.', '{thing}, good.', 'Okay, {thing}.'],
  plain: [
    'That helps me see it.',
    'Good, I can follow that.',
    'I like that.',
    'Okay, I can picture it.',
    'Thanks, now I know more.',
    'That is clear.',
  ],
};

/** What really happened is taken in, and not praised. */
export const recountReactions: Reactions = {
  thing: ['{thing}, okay.', 'Ah, {thing}.', 'Okay, {thing}.'],
  plain: [
    'Thanks for telling me.',
    'I see.',
    'Okay, I can picture it.',
    'Now I know more.',
    'That helps me see it.',
  ],
};

export const olderReactions: Reactions = {
  thing: ['{thing}, good.', 'Okay, {thing}.', '{thing}: there is something in that.'],
  plain: [
    'That gives you something to work with.',
    'I can see where you are going.',
    'Okay, I can see that.',
    'Good, that is specific.',
    'I want to know more about that.',
    'Okay, I follow.',
  ],
};

/** An argument or a report: nothing is called true that the coach can't check. */
export const argumentReactions: Reactions = {
  thing: ['{thing}, okay.', 'Okay, {thing}.', '{thing}, good.'],
  plain: ['Okay, I see.', 'That is clear.', 'I can follow that.', 'Good, that adds to it.', 'Right.'],
};

export const inFun = ['Ha!', 'Ha, that made me smile.', 'Ha, good one.', 'That is funny.'];
