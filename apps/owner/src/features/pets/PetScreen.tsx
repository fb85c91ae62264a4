import '@zampa/i18n/english/pets';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Pet } from '@zampa/contract/pets/objects';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { PetEditor } from '@zampa/shared-screens/pets/PetEditor.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { ErrorState } from '@zampa/ui/states/ErrorState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { type ReactNode, useState } from 'react';
import { PetProfile } from './PetProfile.tsx';
import type { PetSearch } from './pet-search.ts';
import { usePet, useSavePet } from './queries.ts';
import { TargetDoseContext } from './therapy/target-dose.ts';

/** Lazy-loaded: few visits of the page come from a button of a notification. */
const PushAnswerNotice = lazyPart(
  async () => (await import('./therapy/PushAnswerNotice.tsx')).PushAnswerNotice,
);

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
  const search = route.useSearch();
  const navigate = useNavigate();
  const pet = usePet(id);
  const save = useSavePet();
  const notice = useAnswerNotice(search);
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
  if (!search.edit)
    return (
      <TargetDoseContext value={search}>
        <PetProfile pet={pet} back={back} notice={notice} {...renderers} />
      </TargetDoseContext>
    );
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

/** Returns the notice that stores an answer to a dose from the address; it stays after the address is cleaned. */
function useAnswerNotice({ answer }: PetSearch): ReactNode {
  const [isShown, setShown] = useState(false);
  if (answer && !isShown) setShown(true);
  return isShown && <PushAnswerNotice />;
}
