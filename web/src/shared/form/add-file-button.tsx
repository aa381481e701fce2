import { Button, FileButton, Text } from '@mantine/core';
import { IconPaperclip, IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import classes from './files-field.module.css';
import type { FileRules } from './filter-picked-files.ts';

interface FileAdderProps {
  rules: FileRules;
  onPick: (files: File[]) => void;
  'data-path'?: string | undefined;
}

/** A place to drop files on, and a button for everybody else. */
export const AddFileButton = ({ rules, onPick, ...rest }: FileAdderProps) => {
  const [isOver, setIsOver] = useState(false);
  const { accept, max, word } = rules;
  const Icon = word === 'images' ? IconPhotoPlus : IconPaperclip;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onPick([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same
    <div
      className={classes.adder}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileButton multiple accept={accept.join(',')} onChange={onPick}>
        {(props) => (
          <Button {...props} {...rest} variant="default" leftSection={<Icon size={20} aria-hidden />}>
            {max === 1 ? `Choose ${word === 'images' ? 'an image' : 'a file'}` : `Add ${word}`}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        or drop {max === 1 ? 'one' : 'them'} here
      </Text>
    </div>
  );
};
