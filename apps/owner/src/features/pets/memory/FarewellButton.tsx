import { Button } from '@mantine/core';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconFeather } from '@zampa/ui/icons/IconFeather';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense, useState } from 'react';

/** Lazy-loaded: needed once in a pet's life. */
const FarewellFlow = lazyPart(async () => (await import('./FarewellFlow.tsx')).FarewellFlow);

/** Quiet button that opens the farewell of a pet that has died. */
export function FarewellButton({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Row justify="center">
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconFeather size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('pets:farewell.open', { name: pet.name })}
      </Button>
      {isOpen && (
        <Suspense>
          <FarewellFlow pet={pet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
}
