import { Button } from '@mantine/core';
import type { Pet } from '@zampa/contract/pets/objects';
import { formatWeight } from '@zampa/i18n/format/weights';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetWeightHistory } from '@zampa/shared-screens/pets/PetWeightHistory.tsx';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useState } from 'react';
import { WeightDialog } from './WeightDialog.tsx';

/** A pet's weight with its curve, and a button to add one. */
export function WeightPanel({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" gap="4">
      <Row justify="between" wrap={false}>
        <Row gap="8">
          <Title>{t('pets:health.weight')}</Title>
          <Text tone="muted">
            {pet.weight === null ? t('pets:card.unknown') : formatWeight(pet.weight, language)}
          </Text>
        </Row>
        {pet.deceasedOn === null && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            aria-label={t('pets:weights.addTitle', { name: pet.name })}
            onClick={() => setOpen(true)}
          >
            {t('pets:weights.add')}
          </Button>
        )}
      </Row>
      {pet.weight !== null && <PetWeightHistory pet={pet} isTitled={false} />}
      {isOpen && <WeightDialog pet={pet} onClose={() => setOpen(false)} />}
    </Card>
  );
}
