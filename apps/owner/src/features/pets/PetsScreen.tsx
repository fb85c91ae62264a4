import '@zampa/i18n/english/pets';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { PetFace } from '@zampa/ui/pets/PetFace.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetCard } from './PetCard.tsx';

/** Shows the pets of the family. */
export function PetsScreen() {
  const { t } = useTranslation();
  const { pets } = useMe();
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
      <ScreenHeader title={t('pets:title')} under={t('pets:intro')} />
      <Stack>
        <Stack as="ul" gap="12">
          {pets.map((pet) => (
            <li key={pet.id}>
              <PetCard pet={pet} />
            </li>
          ))}
        </Stack>
        <Stack>{add}</Stack>
      </Stack>
    </>
  );
}
