import { IconMessageCircleQuestion, IconX } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import classes from './help-widget.module.css';

const HelpPanel = lazyComponent(async () => (await import('./help-panel.tsx')).HelpPanel);

/** The round button in the corner of every signed-in page, and the panel it opens. */
export const HelpWidget = () => {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  return (
    <aside aria-label="Help" data-tour="help" className={classes.widget} data-open={opened || undefined}>
      {opened && (
        <Suspense fallback={null}>
          <HelpPanel className={classes.panel} onClose={close} />
        </Suspense>
      )}
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={opened}
        aria-label={opened ? 'Close help' : 'Open help'}
        onClick={() => setOpened(!opened)}
      >
        {opened ? <IconX aria-hidden /> : <IconMessageCircleQuestion aria-hidden />}
      </button>
    </aside>
  );
};
