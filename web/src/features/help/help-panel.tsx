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
import { t } from './texts.ts';

const Answers = ({ query }: { query: string }) => {
  const found = searchHelp(query, useUser()?.role).slice(0, 5);
  if (query.trim() === '') return null;
  if (found.length === 0) return <Text role="status">{t.nothingFoundTryOtherWords2}</Text>;
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
      {online ? t.theSupportTeamIsAt(supportHours) : t.nobodyIsOnlineRightNow(supportHours)}
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
    <div className={className} role="dialog" aria-label={t.help} onKeyDown={onKeyDown}>
      <Group className={surface.banner} gap="sm" px="lg" py="sm">
        <MascotDisc mood="hello" size={64} />
        <Text ff="heading" fz="xl" fw={600}>
          {t.howCanWeHelp}
        </Text>
      </Group>
      <Stack gap="md" p="lg" className={classes.body}>
        {!writing && (
          <TextInput
            ref={search}
            type="search"
            aria-label={t.searchTheHelpTexts}
            placeholder={t.searchTheHelpTexts}
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
              {t.backToTheHelpTexts}
            </Button>
          </>
        ) : (
          <Button
            variant="light"
            leftSection={<IconMail size={18} aria-hidden />}
            onClick={() => setWriting(true)}
          >
            {t.sendAMessage}
          </Button>
        )}
        <Anchor component={Link} to={screens.help.path} onClick={onClose} ta="center">
          {t.openTheHelpCenter}
        </Anchor>
      </Stack>
    </div>
  );
};
