import '@zampa/i18n/english/pets';
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { PetEditor } from '@zampa/shared-screens/pets/PetEditor.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useSavePet } from './queries.ts';

const route = getRouteApi('/_signed-in/_places/workspace/pets/new');

/** Screen to add a pet. If opened from a clinic, saving goes back there, to share the pet. */
export function NewPetScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { clinic } = route.useSearch();
  const { history } = useRouter();
  const openNextScreen = (id: string) => {
    if (!clinic) return navigate({ to: '/workspace/pets/$id', params: { id }, replace: true });
    // The clinic's screen comes before this one in the history, unless the address was opened directly.
    if (history.canGoBack()) return history.back();
    return navigate({
      to: '/workspace/vets',
      search: { animals: clinic, joined: true },
      replace: true,
    });
  };
  const { FamilyId } = useMe();
  return (
    <>
      <ScreenHeader
        title={t('pets:form.newTitle')}
        back={<BackLink to="/workspace/pets" label={t('common:actions.back')} />}
      />
      <PetEditor
        pet={null}
        familyId={FamilyId ?? ''}
        save={useSavePet()}
        onDone={({ id }) => openNextScreen(id)}
      />
    </>
  );
}
