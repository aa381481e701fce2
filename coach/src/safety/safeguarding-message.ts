/** Shown instead of any coaching when a child may be in danger; nothing ever rewords it. */
export const safeguardingMessage = `Thank you for telling me. What you wrote sounds really hard, and it matters.

I am a computer, so I can't give you the help you deserve. I have told a grown-up who looks after you, so that a person can help.

You can talk to someone kind right now, for free, day or night:

- **Kids Helpline: 1800 55 1800**
- **Lifeline: 13 11 14**
- If you are in danger now, call **000**.

You did nothing wrong by writing this. Your writing is saved and can wait.`;
