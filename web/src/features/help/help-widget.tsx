import { IconMessageCircleQuestion, IconX } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { loadTexts } from '../../language/load-texts.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import classes from './help-widget.module.css';
import { t } from './help-widget.texts.ts';

const HelpPanel = lazyComponent(async () => {
  await loadTexts(() => ['api/contract-messages', 'help', 'help/guides']);
  return (await import('./help-panel.tsx')).HelpPanel;
});

/** The round button in the corner of every signed-in page, and the panel it opens. */
export const HelpWidget = () => {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  return (
    <aside aria-label={t.help} data-tour="help" className={classes.widget} data-open={opened || undefined}>
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
        aria-label={opened ? t.closeHelp : t.openHelp}
        onClick={() => setOpened(!opened)}
      >
        {opened ? <IconX aria-hidden /> : <IconMessageCircleQuestion aria-hidden />}
      </button>
    </aside>
  );
};
