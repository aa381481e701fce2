/** "Zoë van Dyke" wishes zoe_van_dyke; a name without Latin letters falls back on the email. */
export const suggestUsername = (fullName: string, email: string): string => {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\s\-.]+/g, '_')
      .replace(/[^a-z0-9_]/g, '')
      .replace(/^_+|_+$/g, '');
  const [name, address] = [plain(fullName), plain(email.replace(/@.*$/, ''))];
  if (name.length >= 3) return name;
  return address.length >= 3 ? address : 'student';
};
