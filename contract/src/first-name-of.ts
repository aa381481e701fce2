/** What a child is called at home, where its parent is signed in. */
export const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/u)[0] ?? fullName;
