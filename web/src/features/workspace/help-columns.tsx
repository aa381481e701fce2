import { Card, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './workspace.module.css';

interface HelpTab {
  name: string;
  content: ReactNode;
}

/** The work in the middle and help beside it; on a narrow screen help follows below. */
export const HelpColumns = ({ tabs, children }: { tabs: HelpTab[]; children: ReactNode }) => {
  const [first] = tabs;
  if (!first) return <div>{children}</div>;
  return (
    <div className={classes.columns}>
      <div>{children}</div>
      <Card className={classes.aside} padding="md">
        {tabs.length === 1 ? (
          first.content
        ) : (
          <Tabs defaultValue={first.name} keepMounted>
            <Tabs.List grow mb="md">
              {tabs.map(({ name }) => (
                <Tabs.Tab key={name} value={name}>
                  {name}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {tabs.map(({ name, content }) => (
              <Tabs.Panel key={name} value={name}>
                {content}
              </Tabs.Panel>
            ))}
          </Tabs>
        )}
      </Card>
    </div>
  );
};
