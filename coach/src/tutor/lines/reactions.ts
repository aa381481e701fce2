/** What is said to an idea before the next question; {quote} is the child's striking phrase. */
export interface Reactions {
  quoting: string[];
  /** Where nothing should be quoted, such as a misspelt word. */
  plain: string[];
}

export const youngReactions: Reactions = {
  quoting: [
    '“{quote}”! I can see that.',
    'Ooh, “{quote}”.',
    '“{quote}” is fun to think of.',
    '“{quote}”, got it!',
    'Yes, “{quote}”!',
    '“{quote}” can go in your text.',
  ],
  plain: [
    'Got it!',
    'Okay, good to know.',
    'Okay, that helps.',
    'Good, now I know more.',
    'Nice, that is new.',
    'That can go in.',
    'I see.',
  ],
};

export const reactions: Reactions = {
  quoting: [
    '“{quote}” makes me want to know more.',
    'I can picture “{quote}”.',
    '“{quote}” is worth keeping.',
    'A reader will remember “{quote}”.',
    '“{quote}” tells me a lot.',
    '“{quote}” is a detail to build on.',
  ],
  plain: [
    'That helps me see it.',
    'Good to know.',
    'That gives us something to build on.',
    'Okay, I can follow that.',
    'That moves it along.',
    'I have noted that.',
    'That is clear.',
  ],
};

export const olderReactions: Reactions = {
  quoting: [
    '“{quote}” stays with me.',
    'I would keep “{quote}” exactly like that.',
    '“{quote}” makes me want to read on.',
    'There is more in “{quote}” than it says.',
    'I would build on “{quote}”.',
    '“{quote}” is the kind of detail readers trust.',
  ],
  plain: [
    'That is a choice with consequences.',
    'Noted. It gives the piece a direction.',
    'That holds together.',
    'Good, that narrows it down.',
    'That is worth following.',
  ],
};

/** An argument has no tension and no pictures. */
export const argumentReactions: Reactions = {
  quoting: [
    '“{quote}” is a point people can weigh.',
    'People will listen to “{quote}”.',
    '“{quote}” is worth keeping.',
    '“{quote}” makes your view clear.',
    'I can follow “{quote}”.',
  ],
  plain: [
    'That is a clear point.',
    'Okay, I see why.',
    'Good to know.',
    'I can follow that.',
    'That helps your case.',
    'Good, that adds to it.',
  ],
};
