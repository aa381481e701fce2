import { type Child, type LoginCard, screens } from '@inkling/contract';
import { Card, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { myChildren } from '../../api/children.ts';
import { useUser } from '../../api/session.ts';
import { mySettings } from '../../api/settings.ts';
import { withElements } from '../../language/with-elements.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { SendVerificationButton } from '../../shared/send-verification-button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ChildCard } from './child-card.tsx';
import { ChildForm } from './child-form.tsx';
import { useDeleteChild } from './children.queries.ts';
import { NewChildCard } from './new-child-card.tsx';
import { PrivacyCard } from './privacy/privacy-card.tsx';
import { t } from './texts.ts';

const NoChildren = () => (
  <Card>
    <Group gap="lg">
      <Mascot mood="hello" size={96} />
      <Text>{t.youHaventAddedAnyChildren}</Text>
    </Group>
  </Card>
);

/** Said before the form is filled in: what is typed is kept, and the child is added once the address is known. */
const VerifyFirst = () => {
  const user = useUser();
  if (!user || user.email_verified) return null;
  return (
    <Card component="section" aria-label={t.verifyYourEmail} mt="md">
      <Text mb="sm">
        {withElements(t.oneThingFirst, {
          strong: (words) => <strong>{words}</strong>,
          email: () => user.email,
        })}
      </Text>
      <Group>
        <SendVerificationButton />
      </Group>
    </Card>
  );
};

const askToDelete = ({ full_name }: Child): Promise<boolean> =>
  confirm({
    title: t.deleteChildAccount,
    message: t.areYouSureYouWant(full_name),
    confirm: t.deleteIt2,
    danger: true,
  });

const Family = ({ family }: { family: Child[] }) => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const remove = useDeleteChild();
  const [round, setRound] = useState(0);
  const [card, setCard] = useState<LoginCard | null>(null);
  const unsaved = useRef<(() => void) | null>(null);
  const keepUnsaved = useCallback((letGo: (() => void) | null) => {
    unsaved.current = letGo;
  }, []);
  // A form that was kept comes with the settings; the form opens anew once they are there.
  const hasSettings = useQuery({ ...mySettings, enabled: false }).data !== undefined;
  const edited = family.find(({ id }) => String(id) === search.get('id')) ?? null;
  const backToAdding = () => {
    // A new round is a new, empty form.
    setRound((count) => count + 1);
    void navigate(screens['parent-children'].path, { replace: true, preventScrollReset: true });
  };
  const askAndDelete = async (child: Child) => {
    if (await askToDelete(child)) remove.mutate(child);
  };
  return (
    <>
      {family.length === 0 && <NoChildren />}
      <VerifyFirst />
      <CardGrid items={family} label={t.myChildren}>
        {(child) => (
          <ChildCard
            child={child}
            isEdited={child === edited}
            isLeaving={remove.isPending && remove.variables.id === child.id}
            onDelete={() => askAndDelete(child)}
          />
        )}
      </CardGrid>
      {card && <NewChildCard key={card.id} card={card} unsaved={unsaved} onClose={() => setCard(null)} />}
      <ChildForm
        key={edited ? `child ${edited.id}` : `new ${round} ${hasSettings}`}
        child={edited}
        onDone={backToAdding}
        onAdded={setCard}
        onUnsaved={keepUnsaved}
      />
      {edited && <PrivacyCard key={`rights ${edited.id}`} child={edited} />}
    </>
  );
};

export const ChildrenPage = () => {
  const query = useQuery(myChildren);
  return (
    <>
      <PageHeader title={t.childrenManagement} text={t.eachChildHasAnAccount} />
      <QueryState query={query} skeleton={<CardsSkeleton count={2} height={180} />}>
        {({ items }) => <Family family={items} />}
      </QueryState>
    </>
  );
};
