import { type ClassSignInState, screens } from '@inkling/contract';
import { Modal } from '@mantine/core';
import { formatTime } from '../../ui/dates.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import classes from './board-display.module.css';
import { spacedLessonCode } from './lesson-code.ts';

interface BoardDisplayProps {
  open: NonNullable<ClassSignInState['open']>;
  onClose: () => void;
}

const pageAddress = (): URL => new URL(screens['class-sign-in'].path, window.location.origin);

/** For the board: it can be read from the last row, and no child is named on it. */
export const BoardDisplay = ({ open, onClose }: BoardDisplayProps) => {
  const address = pageAddress();
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title={`Open until ${formatTime(open.closes_at)}`}
      styles={{ title: { fontSize: 'clamp(1.125rem, 2.4vw, 2rem)' } }}
      closeButtonProps={{ 'aria-label': 'Back to the class', size: 'xl' }}
    >
      <div className={classes.board}>
        <ol className={classes.steps}>
          <li>
            Go to
            <span className={classes.address}>{address.host + address.pathname}</span>
          </li>
          <li>
            Type these letters
            <span className={classes.code}>{spacedLessonCode(open.code)}</span>
          </li>
          <li>Tap your name and your three pictures</li>
        </ol>
        <div className={classes.scan}>
          <QrCode content={`${address.href}#${open.code}`} label="QR code that opens the class sign-in" />
          <p>or scan this</p>
        </div>
      </div>
    </Modal>
  );
};
