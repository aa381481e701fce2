const proposal =
  /^(?:(?:ok|okay|so|but|and|um+|wait|oh|also)[ ,]+)*(?:can|could|may) (?:(?:it|he|she|they|the \p{L}+) (?:be|have)|(?:i|we) (?:also |just |maybe )*(?:put|have|add|use|write about|do|make (?:it|him|her|them))(?: in)?) (.{3,120}?)[?.! ]*$/iu;

/** "can it be a mermaid": a question in form, and an idea in fact; the child's words for it. */
export const proposalIn = (message: string): string | undefined => {
  const told = proposal.exec(message.replaceAll(/\s+/g, ' ').trim())?.[1];
  return told && /\bor (?:does|do|is|should|must)\b|^(?:it|that|this|them)$/i.test(told) ? undefined : told;
};
