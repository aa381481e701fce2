import type { CriterionResult, Span } from '@inkling/contract';
import { Box, Button, Text, VisuallyHidden } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { langOfWriting } from '../../../language/language.ts';
import type { ChipColor } from '../../../ui/chip.tsx';
import textClasses from '../../../ui/theme/text.module.css';
import type { PlacedComment } from './place-comments.ts';
import { moveSentenceSelection, sentencesOf } from './sentences.ts';
import { type PlacedPassage, splitAtPassages } from './split-at-passages.ts';
import classes from './submission.module.css';
import { useTextSelection } from './use-text-selection.ts';

interface PaperProps {
  text: string;
  comments: PlacedComment[];
  /** The passage whose comment is looked at. */
  shown: number | null;
  chosen: Span | null;
  /** The words of the alert that the reader came from. */
  told: Span | null;
  /** What the open criterion rests on. */
  evidence: readonly Evidence[];
  /** The comment on the chosen passage is being written. */
  isCommenting: boolean;
  /** Null for those who only read. */
  onChoose: ((place: Span | null) => void) | null;
  onComment: () => void;
}

/** The chosen words are drawn like a passage without a number. */
const chosenNumber = 0;
const toldNumber = -1;
/** Places that speak for a mark, and those that speak against it. */
const evidenceNumbers = { for: -2, against: -3 };
type Evidence = CriterionResult['evidence'][number];

const keySteps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

const useSentenceKeys = ({ text, chosen, onChoose, onComment }: PaperProps) => {
  return (event: KeyboardEvent) => {
    if (!onChoose || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = keySteps[event.key];
    if (by) onChoose(moveSentenceSelection(sentencesOf(text), chosen, { by, widen: event.shiftKey }));
    else if (event.key === 'Enter' && chosen) onComment();
    else return;
    event.preventDefault();
  };
};

/** What is looked at wins over what is only marked. */
const toneOf = (numbers: number[], shown: number | null): ChipColor => {
  if (numbers.includes(chosenNumber)) return 'ink';
  if (numbers.includes(toldNumber) || (shown !== null && numbers.includes(shown))) return 'coral';
  return numbers.includes(evidenceNumbers.for) && !numbers.includes(evidenceNumbers.against) ? 'leaf' : 'sun';
};

const Words = ({ text, comments, shown, chosen, told, evidence }: PaperProps) => {
  const places: PlacedPassage[] = comments.flatMap(({ place }) => place ?? []);
  if (chosen) places.push({ number: chosenNumber, ...chosen });
  if (told) places.push({ number: toldNumber, ...told });
  for (const { start, end, speaks } of evidence) places.push({ number: evidenceNumbers[speaks], start, end });
  return splitAtPassages(text, places).map(({ start, text: words, numbers, ending }) => {
    if (numbers.length === 0) return <span key={start}>{words}</span>;
    const label = ending.filter((number) => number > 0).join(', ');
    return (
      <mark
        key={start}
        className={`${textClasses.mark} ${classes.mark}`}
        data-tone={toneOf(numbers, shown)}
        data-against={numbers.includes(evidenceNumbers.against) || undefined}
        data-told={numbers.includes(toldNumber) || undefined}
        data-chosen={numbers.includes(chosenNumber) || undefined}
        data-label={label || undefined}
      >
        {words}
      </mark>
    );
  });
};

/** The sheet as it was written. Words are chosen with the mouse, a finger, or sentence by sentence with the keyboard. */
export const AnnotatedText = (props: PaperProps) => {
  const { text, chosen, isCommenting, onChoose, onComment } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const button = useTextSelection(sheet, { text, onChoose, chosen });
  const onKeyDown = useSentenceKeys(props);
  return (
    <Box pos="relative">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: choosing words of a text has no role of its own */}
      <div
        ref={sheet}
        lang={langOfWriting}
        className={`${textClasses.reading} ${classes.sheet}`}
        tabIndex={onChoose ? 0 : undefined}
        onKeyDown={onKeyDown}
        aria-describedby={onChoose ? 'how-to-choose' : undefined}
      >
        <Words {...props} />
      </div>
      {onChoose && chosen && !isCommenting && (
        <Button
          className={classes.choose}
          style={{ top: button.top }}
          leftSection={<IconMessagePlus size={18} aria-hidden />}
          // Pressing a button would take the selection away before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onComment}
        >
          Comment on this passage
        </Button>
      )}
      {onChoose && (
        <Text size="sm" c="dimmed" mt="xs" id="how-to-choose">
          Select words to comment on them.{' '}
          <span className={classes.withKeyboard}>
            With the keyboard: arrow keys choose a sentence, Shift adds the next one, Enter comments.
          </span>
        </Text>
      )}
      <VisuallyHidden aria-live="polite">
        {chosen ? `Chosen: ${text.slice(chosen.start, chosen.end)}` : ''}
      </VisuallyHidden>
    </Box>
  );
};
