import type { LetterPart, NotificationTopic } from '@inkling/contract';
import { capitalised } from '../child-display-names.ts';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export interface GrowthLetterEmail {
  /** In words. */
  month: string;
  letters: { name: string; parts: Pick<LetterPart, 'text' | 'quote'>[]; link: string }[];
}

export const subject = ({ month }: GrowthLetterEmail): string => `What grew in ${month}`;
export const topic: NotificationTopic = 'feedback';

const Letter = ({
  letter,
  isOneOfMany,
}: {
  letter: GrowthLetterEmail['letters'][number];
  isOneOfMany: boolean;
}) => (
  <>
    {isOneOfMany && (
      <Paragraph>
        <strong>{capitalised(letter.name)}</strong>
      </Paragraph>
    )}
    {letter.parts.map(({ text, quote }) => (
      <Paragraph key={text}>
        {text}
        {quote && ` “${quote}”`}
      </Paragraph>
    ))}
    <Action href={letter.link}>Read it with the writing</Action>
  </>
);

export const Email = ({ context, month, letters }: GrowthLetterEmail & { context: EmailContext }) => (
  <Layout
    title={`What grew in ${month}`}
    preview={letters[0]?.parts[0]?.text ?? `What grew in ${month}`}
    context={context}
  >
    {letters.map((letter) => (
      <Letter key={letter.link} letter={letter} isOneOfMany={letters.length > 1} />
    ))}
  </Layout>
);
