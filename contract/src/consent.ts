/** What a parent agrees to when adding a child: shown on the form and stored with the account. */
export const consentText =
  "I am this child's parent or legal guardian. I agree that Inkling keeps the name, username, year level and writing of my child to coach their writing, as the Privacy Policy says.";

export const consentMissingText = 'Please confirm that you are the parent or guardian and agree';
