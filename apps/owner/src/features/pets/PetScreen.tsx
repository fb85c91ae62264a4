import '@zampa/i18n/english/pets';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Pet } from '@zampa/contract/pets/objects';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { PetEditor } from '@zampa/shared-screens/pets/PetEditor.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { ErrorState } from '@zampa/ui/states/ErrorState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ReactNode } from 'react';
import { PetProfile } from './PetProfile.tsx';
import { usePet, useSavePet } from './queries.ts';

const route = getRouteApi('/_signed-in/_places/workspace/pets/$id');

export interface PetScreenProps {
  /** Renders the latest entries of the pet's timeline. */
  renderLatest: (pet: Pet) => ReactNode;
  /** Renders the farewell words and photos of the pet's diary. */
  renderMemories: (pet: Pet) => ReactNode;
}

/** Screen of one pet: its profile, or the form to edit it. */
export function PetScreen(renderers: PetScreenProps) {
  const { t } = useTranslation();
  const { id } = route.useParams();
  const { edit } = route.useSearch();
  const navigate = useNavigate();
  const pet = usePet(id);
  const save = useSavePet();
  const back = <BackLink to="/workspace/pets" label={t('common:actions.back')} />;

  if (!pet)
    return (
      <>
        <ScreenHeader title={t('pets:title')} back={back} />
        <ErrorState title={t('common:states.notFound')}>
          {t('common:states.notFoundWhy')}
        </ErrorState>
      </>
    );
  if (!edit) return <PetProfile pet={pet} back={back} {...renderers} />;
  return (
    <>
      <ScreenHeader title={t('pets:form.editTitle', { name: pet.name })} back={back} />
      <PetEditor
        pet={pet}
        familyId={pet.FamilyId}
        save={save}
        onDone={() => navigate({ to: '/workspace/pets/$id', params: { id }, replace: true })}
      />
    </>
  );
}
