import { Button } from '@mantine/core';
import { IconPaw } from '@zampa/ui/icons/IconPaw';
import { IconStethoscope } from '@zampa/ui/icons/IconStethoscope';
import { Link } from '@tanstack/react-router';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { NewRequestHeader } from './NewRequestHeader.tsx';

/** Empty state when the first pet or clinic is missing, with a button to add it. */
export function MissingPetOrClinic({ missing }: { missing: 'pet' | 'clinic' }) {
  const { t } = useTranslation();
  const pet = missing === 'pet';
  const Icon = pet ? IconPaw : IconStethoscope;
  return (
    <OwnerShell header={<NewRequestHeader />}>
      <h1 className="z-visually-hidden">{t('conversations:newRequest.title')}</h1>
      <EmptyState
        picture={<Icon size={40} />}
        title={
          pet
            ? t('conversations:newRequest.first.petTitle')
            : t('conversations:newRequest.first.clinicTitle')
        }
        action={
          <Button
            size="lg"
            renderRoot={(props) => (
              <Link to={pet ? '/workspace/pets/new' : '/workspace/vets'} {...props} />
            )}
          >
            {pet
              ? t('conversations:newRequest.first.addPet')
              : t('conversations:newRequest.first.findClinic')}
          </Button>
        }
      >
        {pet
          ? t('conversations:newRequest.first.petText')
          : t('conversations:newRequest.first.clinicText')}
      </EmptyState>
    </OwnerShell>
  );
}
