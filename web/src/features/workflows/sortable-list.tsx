import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Stack, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type RowParts, type SortableItem, SortableRow } from './sortable-row.tsx';

interface SortableListProps {
  label: string;
  items: SortableItem[];
  onMove: (from: number, to: number) => void;
  children: (index: number, parts: RowParts) => ReactNode;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const instructions = {
  draggable:
    'Press space to pick it up, the arrow keys to move it, space again to put it down and escape to leave it where it was.',
};

/** What somebody hears who does not see the list move. */
const announcementsOf = (items: SortableItem[]): Announcements => {
  const placeOf = (id: UniqueIdentifier) => items.findIndex(({ key }) => key === id);
  const nameOf = (id: UniqueIdentifier) => items[placeOf(id)]?.name ?? '';
  const at = (id: UniqueIdentifier) => `number ${placeOf(id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, ${at(active.id)}.`,
    onDragOver: ({ active, over }) => {
      // Over itself is where every move begins: that was said already.
      if (over?.id === active.id) return undefined;
      return `${nameOf(active.id)} ${over ? `would be ${at(over.id)}` : 'is outside the list'}.`;
    },
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is now ${at(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays ${at(active.id)}.`,
  };
};

/** A list whose rows are put in order by dragging, by keyboard or by buttons. */
export const SortableList = ({ label, items, onMove, children }: SortableListProps) => {
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex(({ key }) => key === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
  };
  const moveByButton = (from: number, to: number) => {
    onMove(from, to);
    setSaid(`${items[from]?.name ?? ''} is now number ${to + 1} of ${items.length}.`);
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDown]}
        onDragEnd={onDragEnd}
        accessibility={{ announcements: announcementsOf(items), screenReaderInstructions: instructions }}
      >
        <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <Stack component="ol" gap="sm" aria-label={label}>
            {items.map((item, index) => (
              <SortableRow
                key={item.key}
                item={item}
                place={{ index, count: items.length }}
                onMove={(to) => moveByButton(index, to)}
              >
                {(parts) => children(index, parts)}
              </SortableRow>
            ))}
          </Stack>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
};
