import { type ComponentType, createContext, lazy, use, useEffect, useRef, useState } from 'react';
import { t } from './failures.texts.ts';
import classes from './lazy-component.module.css';

interface Missing {
  /** The next one to be shown is fetched again. */
  forget: () => void;
  tryAgain: () => void;
}

const MissingPart = createContext<Missing>({ forget: () => undefined, tryAgain: () => undefined });

/** In the place of the part, and in sight: a dialog that did not come would have been. */
const NotLoaded = () => {
  const { forget, tryAgain } = use(MissingPart);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => void notice.current?.scrollIntoView({ block: 'nearest' }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is gone
  useEffect(() => forget, []);
  return (
    <div ref={notice} role="alert" className={classes.missing}>
      <span>{t.thisPartCouldNotBe}</span>
      <button type="button" className="plain-button quiet" onClick={tryAgain}>
        {t.tryAgain}
      </button>
    </div>
  );
};

const Nothing = () => null;

/** Something on top of a page: where it cannot be fetched, the page goes on with something simpler. */
export const lazyOrFallback = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
) => lazy(async () => ({ default: await load().catch(() => instead) }));

/** A part of a page, fetched when it is first shown; one that cannot be fetched leaves the rest of the page alone. */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const ask = () => lazyOrFallback(load, NotLoaded);
  let latest = ask();
  const forget = () => {
    latest = ask();
  };
  return (props: Props) => {
    const [Part, setPart] = useState(() => latest);
    const tryAgain = () => {
      forget();
      setPart(() => latest);
    };
    return (
      <MissingPart value={{ forget, tryAgain }}>
        <Part {...props} />
      </MissingPart>
    );
  };
};
