import { Button } from '@mantine/core';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { OpenPetForm } from '../lists/card-props.ts';

/** Button that opens the form for a new pet of the client. */
export function AddPet({ onPet }: { onPet: OpenPetForm }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      onClick={() => onPet(null)}
    >
      {t('clients:pet.add')}
    </Button>
  );
}
