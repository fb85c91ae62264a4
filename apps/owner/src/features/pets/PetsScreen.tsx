import '@zampa/i18n/english/pets';
import { Button } from '@mantine/core';
import { IconNotebook } from '@zampa/ui/icons/IconNotebook';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { Link } from '@tanstack/react-router';
import type { Pet } from '@zampa/contract/pets/objects';
import { useMe } from '@zampa/client/session/use-me';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { PetFace } from '@zampa/ui/pets/PetFace.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetCard } from './PetCard.tsx';

/** Screen with the family's pets. */
export function PetsScreen() {
  const { t } = useTranslation();
  const { pets } = useMe();
  const past = pets.filter(({ deceasedOn }) => deceasedOn !== null);
  const add = (
    <Button
      size="lg"
      leftSection={<IconPlus size={20} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/workspace/pets/new" {...props} />}
    >
      {t('pets:add')}
    </Button>
  );

  if (pets.length === 0)
    return (
      <>
        <ScreenHeader title={t('pets:title')} />
        <EmptyState
          picture={<PetFace id="someone" face="dog" />}
          title={t('pets:empty.title')}
          action={add}
        >
          {t('pets:empty.text')}
        </EmptyState>
      </>
    );
  return (
    <>
      <ScreenHeader title={t('pets:title')} under={t('pets:intro')} action={<DiaryLink />} />
      <Stack>
        <PetList pets={pets.filter(({ deceasedOn }) => deceasedOn === null)} />
        <Stack>{add}</Stack>
        {past.length > 0 && (
          <Stack as="section" gap="12">
            <Title size="small">{t('pets:past')}</Title>
            <PetList pets={past} />
          </Stack>
        )}
      </Stack>
    </>
  );
}

/** Link to the diary of all pets. */
function DiaryLink() {
  const { t } = useTranslation();
  return (
    <Button
      variant="subtle"
      leftSection={<IconNotebook size={18} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/workspace/diary" {...props} />}
    >
      {t('pets:diary')}
    </Button>
  );
}

function PetList({ pets }: { pets: readonly Pet[] }) {
  return (
    <Stack as="ul" gap="12">
      {pets.map((pet) => (
        <li key={pet.id}>
          <PetCard pet={pet} />
        </li>
      ))}
    </Stack>
  );
}
