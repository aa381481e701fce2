import { Card, Tabs, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import classes from './step-layout-with-side-tabs.module.css';

interface HelpTab {
  name: string;
  content: ReactNode;
  /** Another one each time something new is there: the name bears a mark until it was seen. */
  news?: string | undefined;
}

interface WorkWithHelpTabsProps {
  /** What the work itself is called where it is one tab among the others. */
  work: string;
  tabs: HelpTab[];
  /** Brings the work or a tab to the front each time it changes; the reader may go on choosing. */
  shown?: string | undefined;
  /** On a narrow screen the help comes before the work. */
  helpFirst?: boolean;
  children: ReactNode;
}

/** A tab comes to life when it is first opened, and stays as it was left. */
const useSeen = (open: string): Set<string> => {
  const seen = useRef(new Set<string>());
  seen.current.add(open);
  return seen.current;
};

/** The tabs with something new that was not in front since it came; nothing is where the work hides them all. */
const useUnseen = (tabs: HelpTab[], front: string | null): Set<string> => {
  const seen = useRef(new Map<string, string>());
  const unseen = new Set<string>();
  for (const { name, news } of tabs) {
    if (news === undefined) continue;
    if (name === front) seen.current.set(name, news);
    else if (seen.current.get(name) !== news) unseen.add(name);
  }
  return unseen;
};

const TabName = ({ name, isNew }: { name: string; isNew: boolean }) => (
  <>
    {name}
    {isNew && (
      <>
        <span className={classes.ready} aria-hidden /> <VisuallyHidden>(ready)</VisuallyHidden>
      </>
    )}
  </>
);

/** Becomes part of ids, which hold no spaces. */
const keyOf = (name: string): string => name.replaceAll(' ', '-');

interface HelpProps {
  tabs: HelpTab[];
  open: string;
  seen: Set<string>;
  unseen: Set<string>;
  onOpen: (name: string) => void;
}

const Help = ({ tabs, open, seen, unseen, onOpen }: HelpProps) => (
  <Tabs
    value={keyOf(open)}
    onChange={(key) => onOpen(tabs.find(({ name }) => keyOf(name) === key)?.name ?? open)}
    keepMounted
  >
    <Tabs.List grow mb="md" className={classes.tabs}>
      {tabs.map(({ name }) => (
        <Tabs.Tab key={name} value={keyOf(name)}>
          <TabName name={name} isNew={unseen.has(name)} />
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {tabs.map(({ name, content }) => (
      <Tabs.Panel key={name} value={keyOf(name)}>
        {seen.has(name) && content}
      </Tabs.Panel>
    ))}
  </Tabs>
);

/** The work in the middle and help beside it; on a narrow screen one of them at a time. */
export const StepLayoutWithSideTabs = ({
  work,
  tabs,
  shown,
  helpFirst = false,
  children,
}: WorkWithHelpTabsProps) => {
  const [first] = tabs;
  const [open, setOpen] = useState(first?.name ?? '');
  const [showsHelp, setShowsHelp] = useState(helpFirst);
  const seen = useSeen(open);
  const choose = (name: string) => {
    setShowsHelp(name !== work);
    if (name !== work) setOpen(name);
  };
  const [followed, setFollowed] = useState<string>();
  // While drawing, so that what comes to the front can be focused and scrolled to at once.
  if (shown !== followed) {
    setFollowed(shown);
    if (shown) choose(shown);
  }
  const isNarrow = useIsNarrow();
  const unseen = useUnseen(tabs, isNarrow && !showsHelp ? null : open);
  if (!first) return <div>{children}</div>;
  const names = tabs.map(({ name }) => name);
  const choices = helpFirst ? [first.name, work, ...names.slice(1)] : [work, ...names];
  return (
    <div className={classes.columns} data-shows={showsHelp ? 'help' : 'work'}>
      <fieldset className={classes.switch} aria-label="What to show">
        {choices.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={showsHelp ? name === open : name === work}
            onClick={() => choose(name)}
          >
            <TabName name={name} isNew={unseen.has(name)} />
          </button>
        ))}
      </fieldset>
      <div className={classes.work}>{children}</div>
      <Card className={classes.aside} padding="md">
        {tabs.length === 1 ? (
          first.content
        ) : (
          <Help tabs={tabs} open={open} seen={seen} unseen={unseen} onOpen={setOpen} />
        )}
      </Card>
    </div>
  );
};
