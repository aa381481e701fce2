import { type Child, type PrivacySettings, screens } from '@inkling/contract';
import { Anchor, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { myChildren } from '../../../api/children.ts';
import { children } from '../../../api/typed-calls.ts';
import { withElements } from '../../../language/with-elements.tsx';
import { PrivacySwitches } from '../../../shared/privacy-switches.tsx';
import { QueryState } from '../../../shared/query-state.tsx';
import { CardsSkeleton } from '../../../ui/cards-skeleton.tsx';
import { SettingsCard } from './settings-card.tsx';
import { t } from './texts.ts';

const firstNameOf = ({ full_name }: Child): string => full_name.split(' ')[0] ?? full_name;

const useDecide = (child: Child) => {
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other: each sends all four switches.
    scope: { id: `privacy of child ${child.id}` },
    mutationFn: (body: PrivacySettings) =>
      call(children.updateChildPrivacy, { params: { id: child.id }, body }),
    onSuccess: (saved) =>
      queryClient.setQueryData(myChildren.queryKey, (list) =>
        list ? { ...list, items: list.items.map((item) => (item.id === saved.id ? saved : item)) } : list,
      ),
  });
};

const ChildPrivacy = ({ child }: { child: Child }) => {
  const decide = useDecide(child);
  const name = firstNameOf(child);
  const shown = decide.isPending ? decide.variables : child.privacy;
  return (
    <SettingsCard title={child.full_name} text={t.whatClassmatesSeeOfIn(name)}>
      <PrivacySwitches privacy={shown} childName={name} onChange={(wished) => decide.mutate(wished)} />
      <Text size="sm" c="dimmed" mt="lg" role="status">
        {decide.isPending ? t.saving : decide.isSuccess ? t.saved : t.changesAreSavedAtOnce}
      </Text>
      <Anchor component={Link} to={`${screens['parent-children'].path}?id=${child.id}`} underline="always">
        {t.whoOpenedSWorkAnd(name)}
      </Anchor>
    </SettingsCard>
  );
};

/** A parent's own page: nothing of a parent is shown to others, so it is about the children. */
export const ChildrenPrivacy = () => {
  const query = useQuery(myChildren);
  return (
    <>
      <SettingsCard title={t.privacy} text={t.youDecideForEachChild}>
        <Text>{t.youAndYourChildsTeachers}</Text>
      </SettingsCard>
      <QueryState query={query} skeleton={<CardsSkeleton count={1} height={260} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">
              {withElements(t.youHaventAddedAnyChildren, {
                link: (words) => (
                  <Anchor component={Link} to={screens['parent-children'].path} underline="always" inherit>
                    {words}
                  </Anchor>
                ),
              })}
            </Text>
          ) : (
            items.map((child) => <ChildPrivacy key={child.id} child={child} />)
          )
        }
      </QueryState>
    </>
  );
};
