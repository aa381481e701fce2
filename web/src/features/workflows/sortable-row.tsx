import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import classes from './sortable-list.module.css';

export interface SortableItem {
  key: string;
  /** What it is called when it is moved. */
  name: string;
}

export interface RowParts {
  /** What the row is dragged by. */
  grip: ReactNode;
  /** A button up and a button down. */
  moves: ReactNode;
}

interface SortableRowProps {
  item: SortableItem;
  place: { index: number; count: number };
  onMove: (to: number) => void;
  children: (parts: RowParts) => ReactNode;
}

const quiet = { size: 44, variant: 'subtle', color: 'gray', radius: 'md' } as const;

/** Moving a row in the page takes the focus off its buttons; it comes back to the one that still works. */
const MoveButtons = ({ item, place, onMove }: Omit<SortableRowProps, 'children'>) => {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const move = (by: -1 | 1) => {
    onMove(place.index + by);
    requestAnimationFrame(() => {
      const [pressed, other] = by < 0 ? [up.current, down.current] : [down.current, up.current];
      (pressed?.disabled ? other : pressed)?.focus();
    });
  };
  return (
    <>
      <ActionIcon
        {...quiet}
        className={classes.move}
        ref={up}
        aria-label={`Move ${item.name} up`}
        disabled={place.index === 0}
        onClick={() => move(-1)}
      >
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...quiet}
        className={classes.move}
        ref={down}
        aria-label={`Move ${item.name} down`}
        disabled={place.index === place.count - 1}
        onClick={() => move(1)}
      >
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
    </>
  );
};

export const SortableRow = ({ item, place, onMove, children }: SortableRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.key });
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children({
        grip: (
          <ActionIcon
            {...quiet}
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            className={classes.grip}
            aria-label={`Drag ${item.name}`}
          >
            <IconGripVertical size={20} aria-hidden />
          </ActionIcon>
        ),
        moves: <MoveButtons item={item} place={place} onMove={onMove} />,
      })}
    </li>
  );
};
