import type { ComponentProps, ReactNode } from 'react';
import { StepNavigation } from '../../shared/step-navigation/step-navigation.tsx';
import classes from '../../shared/step-navigation/step-page-layout.module.css';
import { NoticePlace } from '../../ui/notice-place.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';

interface WorkspaceFrameProps extends ComponentProps<typeof StepNavigation> {
  /** Without the journey, for nothing but the words. */
  focus: boolean;
  children: ReactNode;
}

/** The journey and the step, and a place for notices where they cover no word: below the one, or above the other. */
export const WorkspaceFrame = ({ focus, children, ...navigation }: WorkspaceFrameProps) => {
  const hasJourney = !useIsNarrow() && !focus;
  return (
    <div className={classes.frame} data-focus={focus}>
      {!focus && <StepNavigation {...navigation} foot={hasJourney && <NoticePlace />} />}
      <main id="main" tabIndex={-1} className={classes.main}>
        {!hasJourney && (
          <div className={classes.notices}>
            <NoticePlace />
          </div>
        )}
        {children}
      </main>
    </div>
  );
};
