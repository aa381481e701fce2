import { screens } from '@inkling/contract';
import { Accordion, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconMail, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { MascotDisc } from '../../ui/mascot/mascot-disc.tsx';
import surface from '../../ui/theme/surface.module.css';
import classes from './help-panel.module.css';
import { MessageForm } from './message-form.tsx';
import { searchHelp } from './search-help.ts';
import { isSupportOnline, supportHours } from './support-hours.ts';

const Answers = ({ query }: { query: string }) => {
  const found = searchHelp(query, useUser()?.role).slice(0, 5);
  if (query.trim() === '') return null;
  if (found.length === 0) return <Text role="status">Nothing found. Try other words, or write to us.</Text>;
  return (
    <Accordion variant="separated" order={3}>
      {found.map(({ id, title, lines }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>
            {lines.map((line) => (
              <Text key={line} size="sm" mb={6}>
                {line}
              </Text>
            ))}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
};

const Presence = () => {
  const online = isSupportOnline(new Date());
  return (
    <p className={classes.presence} data-online={online || undefined}>
      {online
        ? `The support team is at work now (${supportHours}).`
        : `Nobody is online right now. The support team is here ${supportHours}; your message waits for them.`}
    </p>
  );
};

interface HelpPanelProps {
  className?: string;
  onClose: () => void;
}

export const HelpPanel = ({ className, onClose }: HelpPanelProps) => {
  const [query, setQuery] = useState('');
  const [writing, setWriting] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <div className={className} role="dialog" aria-label="Help" onKeyDown={onKeyDown}>
      <Group className={surface.banner} gap="sm" px="lg" py="sm">
        <MascotDisc mood="hello" size={64} />
        <Text ff="heading" fz="xl" fw={600}>
          How can we help?
        </Text>
      </Group>
      <Stack gap="md" p="lg" className={classes.body}>
        {!writing && (
          <TextInput
            ref={search}
            type="search"
            aria-label="Search the help texts"
            placeholder="Search the help texts"
            leftSection={<IconSearch size={20} aria-hidden />}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        )}
        {!writing && <Answers query={query} />}
        <Presence />
        {writing ? (
          <>
            <MessageForm />
            <Button variant="subtle" onClick={() => setWriting(false)}>
              Back to the help texts
            </Button>
          </>
        ) : (
          <Button
            variant="light"
            leftSection={<IconMail size={18} aria-hidden />}
            onClick={() => setWriting(true)}
          >
            Send a message
          </Button>
        )}
        <Anchor component={Link} to={screens.help.path} onClick={onClose} ta="center">
          Open the Help Center
        </Anchor>
      </Stack>
    </div>
  );
};
