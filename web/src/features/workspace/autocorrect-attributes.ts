/** Marks are about what a child can do: the device capitalises, corrects and underlines only where a teacher allows it. */
export const autocorrectAttributes = (isAllowed: boolean) => ({
  spellCheck: isAllowed,
  autoCapitalize: isAllowed ? 'sentences' : 'off',
  autoCorrect: isAllowed ? 'on' : 'off',
  autoComplete: isAllowed ? 'on' : 'off',
  // The Grammarly extension writes along too; it reads this attribute.
  'data-gramm': isAllowed,
});
