import { type PictureCard, screens } from '@inkling/contract';
import { Box } from '@mantine/core';
import { Logo } from '../../ui/logo.tsx';
import print from '../../ui/theme/print.module.css';
import { Picture, wordOfPicture } from '../pictures/picture.tsx';
import classes from './login-cards.module.css';
import { widthInLetters, widthOfLongestWord } from './width-in-letters.ts';

const address = (): string => window.location.host + screens['class-sign-in'].path;

const OneCard = ({ card: { full_name, pictures } }: { card: PictureCard }) => (
  <li className={classes.card}>
    <Logo />
    <Box
      component="p"
      className={classes.name}
      __vars={{
        '--letters': String(widthOfLongestWord(full_name)),
        '--all-letters': String(widthInLetters(full_name)),
      }}
    >
      {full_name}
    </Box>
    <ol className={classes.pictures} aria-label={`Pictures of ${full_name}`}>
      {pictures.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice, each at its place
        <li key={index}>
          <Picture name={name} />
          <span>
            {index + 1}. {wordOfPicture(name)}
          </span>
        </li>
      ))}
    </ol>
    <p className={classes.hint}>
      <Box component="span" className={classes.address} __vars={{ '--letters': String(address().length) }}>
        {address()}
      </Box>
      Tap them in this order. They are your secret.
    </p>
  </li>
);

/** Eight to an A4 page, like the cards with passwords. */
export const PictureCardSheet = ({ cards }: { cards: PictureCard[] }) => (
  <ul className={`${print.alone} ${classes.sheet}`} aria-label="Picture cards">
    {cards.map((card) => (
      <OneCard key={card.id} card={card} />
    ))}
  </ul>
);
