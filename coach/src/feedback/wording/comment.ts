/** Before the rule that earns the next mark, in a comment. */
export const nextStepUpLabel = 'Next step up:';

/** Before words that are not this coach's own, such as a language model's: they are said to the child. */
export const saidToChild = 'The coach told {child}:';
