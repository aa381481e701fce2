import { type LoginCard, screens } from '@inkling/contract';
import { Box, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconDeviceTablet, IconPrinter } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { call } from '../../api/call.ts';
import { clearOfflineResponses } from '../../api/offline-response-storage.ts';
import { clearSession, startSession } from '../../api/session.ts';
import { sharedComputer } from '../../api/token.ts';
import { accounts } from '../../api/typed-calls.ts';
import { CardSheet } from '../../shared/login-cards/card-sheet.tsx';
import { confirm } from '../../ui/confirm.ts';
import { t } from './texts.ts';

/** The parent signs out, so that the child on this device is the child. */
const useOpenAsChild = ({ screen_name, password }: LoginCard, unsaved: RefObject<(() => void) | null>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const body = { identifier: screen_name, password, ...sharedComputer() };
      const answer = await call(accounts.signIn, { body });
      await call(accounts.signOut);
      return answer;
    },
    onSuccess: async (answer) => {
      clearSession(queryClient);
      await clearOfflineResponses();
      startSession(queryClient, answer);
      // Only now: where opening fails the parent stays, and what is typed is asked about again.
      unsaved.current?.();
      // A new document: nothing of the parent is left in what stands around the page.
      window.location.assign(screens['student-dashboard'].path);
    },
  });
};

interface NewChildCardProps {
  card: LoginCard;
  /** How to let go of what is typed in the form beside it and not saved, if there is anything. */
  unsaved: RefObject<(() => void) | null>;
  onClose: () => void;
}

const signsOut = t.youAreSignedOutOn;
const loses = t.whatYouTypedInThe;

/** The end of adding a child: a card to print, or straight on as the child. */
export const NewChildCard = ({ card, unsaved, onClose }: NewChildCardProps) => {
  const open = useOpenAsChild(card, unsaved);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), []);
  const askAndOpen = async () => {
    const title = t.openInklingAs(card.full_name);
    const isAllowed = await confirm(
      unsaved.current
        ? {
            title,
            message: `${loses} ${signsOut}`,
            confirm: t.openWithoutSaving,
            cancel: t.stay,
            danger: true,
          }
        : { title, message: signsOut, confirm: t.open },
    );
    if (isAllowed) open.mutate();
  };
  return (
    <Card component="section" ref={ref} mt="xl" maw="46rem" aria-labelledby="new-child">
      <Title order={2} id="new-child">
        {t.canBegin(card.full_name)}
      </Title>
      <Text mt="xs" mb="md">
        {t.thisIsTheSignIn}
      </Text>
      <Box maw="24rem">
        <CardSheet cards={[card]} />
      </Box>
      <Group gap="sm" mt="lg">
        <Button
          color="coral"
          leftSection={<IconDeviceTablet size={18} aria-hidden />}
          loading={open.isPending}
          onClick={askAndOpen}
        >
          {t.openOnThisDevice}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t.printTheCard}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t.done}
        </Button>
      </Group>
    </Card>
  );
};
