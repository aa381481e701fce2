/** How a teacher is called to a child, in the middle of a sentence: by name, where it is known which of them. */
export const teacherNameInSentence = (name: string | null | undefined): string => name || 'your teacher';

/** The same at the beginning of a sentence. */
export const teacherNameAtSentenceStart = (name: string | null | undefined): string => name || 'Your teacher';
