/** Stored with each child's account: what the parent agreed to on that day. */
export const consentText =
  "I am this child's parent or legal guardian. I agree that Inkling keeps the name, username, year level and writing of my child to coach their writing, as the Privacy Policy says.";
