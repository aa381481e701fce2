import { cleanUsername } from '../../accounts/index.ts';
import { plainUsername } from '../../students/index.ts';

/** As somebody signs in at school, and as an account made from that is called here: "ana.lee" became "ana_lee". */
export const usernamesOf = (username: string): string[] => {
  const plain = plainUsername(username);
  return [...new Set([username, plain && cleanUsername(plain)])].filter(Boolean);
};
