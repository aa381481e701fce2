import { type NameInClass, screens } from '@inkling/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isLessonOverState } from '../../ui/lesson-over-state.ts';
import { LogoLink } from '../../ui/logo.tsx';
import classes from './class-sign-in-page.module.css';
import { normaliseLessonCode } from './lesson-code.ts';
import { LessonCodeStep } from './lesson-code-step.tsx';
import { NamesStep } from './names-step.tsx';
import { PicturesStep } from './pictures-step.tsx';

const wordsAreSafe = 'The lesson is over. Your words are safe.';

type Step =
  | { at: 'code'; code: string; problem: string | null; notice?: string | null }
  | { at: 'names'; code: string; names: NameInClass[] }
  | { at: 'pictures'; code: string; names: NameInClass[]; child: NameInClass };

const Steps = ({ step, onStep }: { step: Step; onStep: (step: Step) => void }) => {
  const startAgain = (problem: string | null) => onStep({ at: 'code', code: '', problem });
  if (step.at === 'code')
    return (
      <LessonCodeStep
        initialCode={step.code}
        problem={step.problem}
        notice={step.notice ?? null}
        onNames={(code, names) => onStep({ at: 'names', code, names })}
      />
    );
  const { code, names } = step;
  if (step.at === 'names')
    return (
      <NamesStep
        names={names}
        onChoose={(child) => onStep({ at: 'pictures', code, names, child })}
        onBack={() => startAgain(null)}
      />
    );
  return (
    <PicturesStep
      code={code}
      child={step.child}
      onBack={() => onStep({ at: 'names', code, names })}
      onClosed={startAgain}
    />
  );
};

/** Young children sign in without typing a password: the class, their name, their three pictures. */
export const ClassSignInPage = () => {
  // Who scans the board has the code behind the hash, which no server sees.
  const { hash, state } = useLocation();
  const [step, setStep] = useState<Step>({
    at: 'code',
    code: normaliseLessonCode(hash),
    problem: null,
    notice: isLessonOverState(state) ? wordsAreSafe : null,
  });
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  // What was tapped is gone: whoever listens hears the next question, and nobody has to scroll up to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else main.current?.focus();
  }, [step.at]);
  return (
    <div className={classes.page}>
      <header>
        <LogoLink to={screens.landing.path} label="Inkling, to the start" />
      </header>
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <Steps step={step} onStep={setStep} />
      </main>
    </div>
  );
};
