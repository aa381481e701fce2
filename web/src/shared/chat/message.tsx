import type { CoachMood } from '@inkling/contract';
import { VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { langOfWriting } from '../../language/language.ts';
import { lazyOrFallback } from '../../ui/lazy-component.tsx';
import { Mascot, type Mood } from '../../ui/mascot/mascot.tsx';
import classes from './message.module.css';
import { t } from './texts.ts';

interface MessageProps {
  from: 'user' | 'assistant';
  content: string;
  isCaring?: boolean | undefined;
  /** The look of the ink drop beside the coach's words; none where it would be in the way. */
  face?: CoachMood | undefined;
  /** Who the child is to the reader. */
  child?: string;
  /** These are the words a reader came to see. */
  isTold?: boolean;
}

const moodOf: Record<CoachMood, Mood> = {
  happy: 'hello',
  thinking: 'thinking',
  proud: 'happy',
  caring: 'caring',
  sorry: 'sorry',
};

/** Most of what the coach says is plain words: the renderer is fetched with the first list, link or code. */
const hasMarkdown = (text: string): boolean => /[*_`#[\]|>]|^\s*([-+]|\d+\.)\s/m.test(text);

const Plain = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change their order
    <p key={index}>{paragraph}</p>
  ));

const Markdown = lazyOrFallback(async () => (await import('./markdown.tsx')).MarkdownText, Plain);

/** A child's words are shown as typed; the coach's without raw HTML and remote pictures. */
export const Message = ({
  from,
  content,
  isCaring = false,
  isTold = false,
  face,
  child = t.you,
}: MessageProps) => (
  <div
    className={classes.message}
    data-role={from}
    data-caring={isCaring}
    data-told={isTold || undefined}
    data-face={face}
    lang={langOfWriting}
  >
    {face && (
      <span className={classes.face}>
        <Mascot mood={moodOf[face]} size={40} />
      </span>
    )}
    <VisuallyHidden>{t.saidBy(from === 'user' ? child : t.assistant)} </VisuallyHidden>
    {from === 'user' && content}
    {from === 'assistant' &&
      (hasMarkdown(content) ? (
        <Suspense fallback={<Plain text={content} />}>
          <Markdown text={content} />
        </Suspense>
      ) : (
        <Plain text={content} />
      ))}
  </div>
);
