import '@zampa/i18n/english/families';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useMe } from '@zampa/client/session/use-me';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FamilyPeople } from './FamilyPeople.tsx';
import { JoinFamily } from './JoinFamily.tsx';
import { PendingFamily } from './PendingFamily.tsx';
import { familyQuery } from './queries.ts';

/** Screen of the user's families: members and roles, inviting, joining and leaving. */
export function FamilyScreen() {
  const { t } = useTranslation();
  const { families, pendingFamilies } = useMe();
  const api = useApi();
  const people = useQueries({ queries: families.map(({ id }) => familyQuery(api, id)) });
  return (
    <>
      <ScreenHeader
        title={t('families:title')}
        under={t('families:intro')}
        back={<BackLink to="/workspace/settings" label={t('common:actions.back')} />}
      />
      <Stack gap="32">
        {families.map((family) => (
          <FamilyPeople key={family.id} link={family} />
        ))}
        {pendingFamilies.map(({ id }) => (
          <PendingFamily key={id} familyId={id} />
        ))}
        {/* Shown only after the families have loaded, so that they do not push it down. */}
        {people.every(({ isLoading }) => !isLoading) && <JoinFamily />}
      </Stack>
    </>
  );
}
