import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { OpenPet } from '../lists/card-props.ts';

/** Opens the form of a pet that the client has and the clinic does not know yet. */
export function AddPet({ onPet }: { onPet: OpenPet }) {
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
