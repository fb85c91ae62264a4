import { Button } from '@mantine/core';
import { IconPaw, IconStethoscope } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { NewRequestHeader } from './NewRequestHeader.tsx';

/** Shows what has to be there before one can ask: a pet to ask about, a clinic to ask. */
export function FirstThings({ lacking }: { lacking: 'pet' | 'clinic' }) {
  const { t } = useTranslation();
  const pet = lacking === 'pet';
  const Icon = pet ? IconPaw : IconStethoscope;
  return (
    <OwnerShell header={<NewRequestHeader />}>
      <h1 className="z-visually-hidden">{t('conversations-new:title')}</h1>
      <EmptyState
        picture={<Icon size={40} />}
        title={
          pet ? t('conversations-new:first.petTitle') : t('conversations-new:first.clinicTitle')
        }
        action={
          <Button
            size="lg"
            renderRoot={(props) => (
              <Link to={pet ? '/workspace/pets/new' : '/workspace/vets'} {...props} />
            )}
          >
            {pet ? t('conversations-new:first.addPet') : t('conversations-new:first.findClinic')}
          </Button>
        }
      >
        {pet ? t('conversations-new:first.petText') : t('conversations-new:first.clinicText')}
      </EmptyState>
    </OwnerShell>
  );
}
