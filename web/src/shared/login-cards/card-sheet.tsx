import { type LoginCard, screens } from '@inkling/contract';
import { Box, Group } from '@mantine/core';
import { Logo } from '../../ui/logo.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import print from '../../ui/theme/print.module.css';
import classes from './login-cards.module.css';
import { widthInLetters, widthOfLongestWord } from './width-in-letters.ts';

/** Opens the sign-in with the username filled in; a password is never in an address. */
const signInAddress = (username: string): string => {
  const address = new URL(screens.login.path, window.location.origin);
  address.searchParams.set('username', username);
  return address.href;
};

const fitting = (letters: number, allLetters = letters) => ({
  '--letters': String(letters),
  '--all-letters': String(allLetters),
});

const OneCard = ({ card: { full_name, screen_name, password } }: { card: LoginCard }) => (
  <li className={classes.card}>
    <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm" mb="sm">
      <Box miw={0}>
        <Logo />
        <Box
          component="p"
          className={classes.name}
          __vars={fitting(widthOfLongestWord(full_name), widthInLetters(full_name))}
        >
          {full_name}
        </Box>
      </Box>
      <QrCode
        className={classes.code}
        content={signInAddress(screen_name)}
        label={`QR code that opens the sign-in for ${screen_name}`}
      />
    </Group>
    <dl className={classes.facts}>
      <dt>Username</dt>
      <Box component="dd" __vars={fitting(screen_name.length)}>
        {screen_name}
      </Box>
      <dt>Password</dt>
      <Box component="dd" __vars={fitting(password.length)}>
        {password}
      </Box>
    </dl>
    <p className={classes.hint}>
      <Box component="span" className={classes.address} __vars={fitting(window.location.host.length)}>
        {window.location.host}
      </Box>
      Keep this card safe, and show it to nobody.
    </p>
  </li>
);

/** Eight to an A4 page, with lines to cut along. */
export const CardSheet = ({ cards }: { cards: LoginCard[] }) => (
  <ul className={`${print.alone} ${classes.sheet}`} aria-label="Login cards">
    {cards.map((card) => (
      <OneCard key={card.id} card={card} />
    ))}
  </ul>
);
